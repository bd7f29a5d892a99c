/** The address by which others reach a table. */

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether nobody else can follow an address with this host. */
export function isThisMachine(hostname: string): boolean {
  return THIS_MACHINE.test(hostname);
}

export function tableLink(origin: string, code: string): string {
  return `${origin}/t/${code}`;
}

export interface Address {
  readonly reach: "everywhere" | "network" | "here";
  readonly origin: string;
}

/**
 * The addresses that others may be given: that of the page, and that of the network around the server. A page on the
 * machine that serves it has an address that means another machine elsewhere, so it is the last resort.
 */
export function addresses(
  page: Pick<Location, "origin" | "hostname">,
  lan: string | null,
): readonly Address[] {
  const near: readonly Address[] = lan === null ? [] : [{ reach: "network", origin: lan }];
  if (page.origin === lan) return near;
  if (!isThisMachine(page.hostname)) return [{ reach: "everywhere", origin: page.origin }, ...near];
  return near.length > 0 ? near : [{ reach: "here", origin: page.origin }];
}

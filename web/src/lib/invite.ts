/** The address by which others reach a table. */

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether nobody else can follow an address with this host. */
export function isThisMachine(hostname: string): boolean {
  return THIS_MACHINE.test(hostname);
}

export function tableLink(origin: string, code: string): string {
  return `${origin}/t/${code}`;
}

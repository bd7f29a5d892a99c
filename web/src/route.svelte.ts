/** Which page is shown: a few lines on the history of the browser. */

export type Page =
  | { readonly name: "home" }
  | { readonly name: "table"; readonly code: string }
  | { readonly name: "watch" }
  | { readonly name: "verify" }
  | { readonly name: "gallery"; readonly game: string }
  | { readonly name: "elsewhere"; readonly token: string }
  | { readonly name: "nowhere" };

export function pageAt(path: string): Page {
  if (path === "/") return { name: "home" };
  if (path === "/watch") return { name: "watch" };
  if (path === "/verify") return { name: "verify" };
  const game = /^\/pictures\/([a-z]+)\/?$/.exec(path)?.[1];
  if (game !== undefined) return { name: "gallery", game };
  const token = /^\/e\/([A-Za-z0-9_-]+)\/?$/.exec(path)?.[1];
  if (token !== undefined) return { name: "elsewhere", token };
  const code = /^\/t\/([A-Za-z0-9-]+)\/?$/.exec(path)?.[1];
  return code === undefined ? { name: "nowhere" } : { name: "table", code: code.replaceAll("-", "").toUpperCase() };
}

class Route {
  path = $state(location.pathname);
  readonly page = $derived(pageAt(this.path));

  /** Go to an address of this site without loading it anew. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.path = location.pathname;
  }

  /** The same, when there is no sense in coming back to where one is. */
  goInstead(address: string): void {
    history.replaceState(null, "", address);
    this.path = location.pathname;
  }

  /** Follow the history and the links of the page. Returns how to stop. */
  follow(): () => void {
    const returned = () => {
      this.path = location.pathname;
    };
    const clicked = (event: MouseEvent) => {
      const link = plainLink(event);
      if (link === null) return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
    };
    addEventListener("popstate", returned);
    document.addEventListener("click", clicked);
    return () => {
      removeEventListener("popstate", returned);
      document.removeEventListener("click", clicked);
    };
  }
}

/** The link that was clicked, if it leads to a page of ours and nothing special was asked for. */
function plainLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link?.origin !== location.origin) return null;
  if (link.target !== "" || link.hasAttribute("download")) return null;
  const isHere = link.pathname === location.pathname && link.hash !== "";
  return isHere || pageAt(link.pathname).name === "nowhere" ? null : link;
}

export const route = new Route();

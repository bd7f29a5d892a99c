/** On a phone the city and the map take the height that is left: nothing under the thumb lies on them. */

export interface Room {
  /** Pixels above the board on its page. */
  readonly above: number;
  /** Of the board itself, without the city or the map. */
  readonly rest: number;
}

/** The city, or the Officer's map in its place. What comes below the thumb's panel needs no room. */
const FLEXIBLE = ".middle, .pulled svg:not(.ico)";
const BELOW = ":scope > .ten";

/** Measures as long as the board is there. */
export function measureRoom(board: HTMLElement, tell: (room: Room) => void): () => void {
  const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
  const observer = new ResizeObserver(() => {
    const flexible = [...board.querySelectorAll(FLEXIBLE)].find((one) => heightOf(one) > 0);
    if (flexible === undefined) return;
    const rest = heightOf(board) - heightOf(board.querySelector(BELOW)) - heightOf(flexible);
    const above = board.getBoundingClientRect().top + scrollY;
    tell({ above: Math.round(above), rest: Math.round(rest) });
  });
  observer.observe(board);
  return () => {
    observer.disconnect();
  };
}

/** How far what is done below the city reaches below the screen; its margin is what the bar at the foot takes. */
export function overhang(board: HTMLElement): number {
  const city = board.querySelector(":scope > .middle")?.getBoundingClientRect();
  const panel = board.querySelector(":scope > .deal") ?? board.querySelector(":scope > .panel");
  if (city === undefined || panel === null) return 0;
  const { top, bottom } = panel.getBoundingClientRect();
  const foot = parseFloat(getComputedStyle(panel).scrollMarginBottom);
  return top < city.bottom ? 0 : Math.max(0, bottom + foot - innerHeight);
}

/** Scrolls to where the board begins, once the page has taken away what it shows only while the board is fetched. */
export function showTop(board: HTMLElement): void {
  requestAnimationFrame(() => {
    board.scrollIntoView();
  });
}

/** Scrolls as far as it takes to see all that is done, once the city has the height that is left. */
export function showWhole(board: HTMLElement): void {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    scrollBy(0, overhang(board));
  }));
}

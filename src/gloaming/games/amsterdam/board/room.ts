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

/** Whether what lies under the thumb lies on the city. */
export function isCovered(board: HTMLElement): boolean {
  const box = (name: string) => board.querySelector(`:scope > ${name}`)?.getBoundingClientRect();
  const [city, panel] = [box(".middle"), box(".panel")];
  if (city === undefined || panel === undefined) return false;
  return panel.left < city.right && panel.right > city.left && panel.top < city.bottom;
}

/** What sticks to the foot of a small screen may do so as long as it leaves most of it to the board. */

const MOST = 0.4;

export function isTooTall(height: number, screen: number): boolean {
  return height > MOST * screen;
}

/** Lay a thing into the page, with `data-laid`, for as long as it is too tall to stick. For `{@attach}`. */
export function sticking(thing: HTMLElement): () => void {
  const look = () => {
    thing.toggleAttribute("data-laid", isTooTall(thing.scrollHeight, innerHeight));
  };
  const observer = new ResizeObserver(look);
  observer.observe(thing);
  addEventListener("resize", look);
  return () => {
    observer.disconnect();
    removeEventListener("resize", look);
  };
}

/** Which pictures a line of the log speaks of. */

import type { Message, Moment } from "$lib/match";
import { intel, pictureAt, type Picture } from "./pictures";

/** What lay on the table when it happened: the city may be another one in each round. */
function laidBy(moments: readonly Moment[], type: string): Message | undefined {
  return moments.flatMap(({ events }) => events).filter((event) => event.type === type).at(-1);
}

function cards(event: Message | undefined, field: string): readonly number[] {
  return (event?.[field] ?? []) as readonly number[];
}

/** Cards as they were laid or given, and of moves and fingers the picture of the cell. */
export function picturesIn(event: Message, moments: readonly Moment[]): readonly Picture[] {
  if (event.type === "intel-laid") return cards(event, "row").map(intel);
  if (event.type === "given" || event.type === "cards-laid") return cards(event, "cards").map(intel);
  if (event.type !== "moved" && event.type !== "pointed") return [];
  const pictures = cards(laidBy(moments, "city-laid"), "pictures");
  const shown = cards(laidBy(moments, "intel-laid"), "shown");
  const found = pictureAt({ pictures, shown }, event.cell as number);
  return found === null ? [] : [found];
}

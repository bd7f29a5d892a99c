import { expect, test } from "vitest";
import type { Notice, Tone } from "./match";
import { foremost } from "./notices";

const told = (key: string, tone: Tone): Notice => ({ key, tone, words: key, move: null });
const BROKEN = told("broken", "warning");
const LOST = told("lost", "warning");
const LATE = told("late", "late");
const BACK = told("back", "good");

test.each([
  { notices: [], first: [] },
  { notices: [BROKEN, LATE], first: [LATE] },
  { notices: [LATE, BROKEN], first: [LATE] },
  { notices: [LATE, BROKEN, BACK, LOST], first: [BACK] },
  { notices: [BROKEN, LOST], first: [LOST] },
])("the newest is told first, and a warning last ($first.0.key)", ({ notices, first }) => {
  expect(foremost(notices)).toEqual(first);
});

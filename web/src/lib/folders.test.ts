import { expect, test } from "vitest";
import { foundIn, liesIn } from "./folders";

const at = (name: string) => `../../../src/gloaming/games/${name}/board/Help.svelte`;
const FILES = {
  [at("house")]: () => Promise.resolve("of the house"),
  [at("greenhouse")]: () => Promise.resolve("of the greenhouse"),
};

test("what lies in the folder of a game is found, and nothing of another one", async () => {
  expect(await foundIn(FILES, "house")).toBe("of the house");
  expect(await foundIn(FILES, "greenhouse")).toBe("of the greenhouse");
  expect(await foundIn(FILES, "bluff")).toBeNull();
});

test("whether a game brings something can be asked without fetching it", () => {
  expect(liesIn(FILES, "house")).toBe(true);
  expect(liesIn(FILES, "bluff")).toBe(false);
});

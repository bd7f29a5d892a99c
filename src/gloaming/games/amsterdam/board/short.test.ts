import { expect, it } from "vitest";
import { shortNames } from "./short";

it("keeps a short name, and of a long one what tells it apart", () => {
  expect(shortNames(["Nora", "Normal bot 1", "Normal bot 2"])).toEqual(["Nora", "NB 1", "NB 2"]);
  expect(shortNames(["Robot facile 1", "Robot normal 1"])).toEqual(["RF 1", "RN 1"]);
  expect(shortNames(["Maximiliane", "Ann Marie Louise"])).toEqual(["Maximi…", "Ann"]);
});

it("never calls two of them alike", () => {
  const names = ["Ann of the North", "Ann of the South", "Maximilian", "Maximiliane"];
  expect(new Set(shortNames(names)).size).toBe(names.length);
});

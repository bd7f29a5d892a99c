import { expect, test } from "vitest";
import { isThisMachine, tableLink } from "./invite";

test.each(["localhost", "127.0.0.1", "127.1.2.3", "[::1]"])("%s is this machine", (hostname) => {
  expect(isThisMachine(hostname)).toBe(true);
});

test.each(["192.168.0.7", "gloaming.test", "localhost.example", "[fe80::1]", "127.example"])(
  "%s is not",
  (hostname) => {
    expect(isThisMachine(hostname)).toBe(false);
  },
);

test("a table has an address", () => {
  expect(tableLink("http://192.0.2.7:8123", "AGEFC")).toBe("http://192.0.2.7:8123/t/AGEFC");
});

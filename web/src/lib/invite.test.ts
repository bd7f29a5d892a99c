import { describe, expect, test } from "vitest";
import { addresses, isThisMachine, tableLink } from "./invite";

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

describe("others are given", () => {
  const LAN = "http://192.0.2.7:8123";
  const page = (origin: string) => ({ origin, hostname: new URL(origin).hostname });

  test.each([
    ["both addresses", "https://gloaming.test", LAN, ["everywhere", "network"]],
    ["the one of the page where there is no other", "https://gloaming.test", null, ["everywhere"]],
    ["one where both are the same", LAN, LAN, ["network"]],
    ["the network's in place of this machine's own", "http://127.0.0.1:8123", LAN, ["network"]],
    ["this machine's own at the worst", "http://[::1]:8123", null, ["here"]],
  ])("%s", (_, origin, lan, reach) => {
    expect(addresses(page(origin), lan).map((address) => address.reach)).toEqual(reach);
  });
});

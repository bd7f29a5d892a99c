import { expect, test } from "vitest";
import { deviceName, deviceTimes } from "./devices";
import { Words } from "./words";

const words = new Words("en", [
  "device-unknown = A device\ndevice-times = First { $first }, last { $last }",
]);
const first = new Date(2026, 2, 4, 9).getTime();
const last = new Date(2026, 10, 15, 21).getTime();

test("a device is called what it says it is, if it says so", () => {
  expect(deviceName(words, { label: "Firefox, Android" })).toBe("Firefox, Android");
  expect(deviceName(words, { label: "" })).toBe("A device");
});

test("a device was first seen on a day and last at an hour", () => {
  const device = { id: "d", label: "", first_seen: first, last_seen: last, is_this: false };
  expect(deviceTimes(words, device)).toBe("First 4 Mar 2026, last 15 Nov 2026, 21:00");
});

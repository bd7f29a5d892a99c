/** The devices on which one is known, in words. */

import type { DeviceView } from "../generated/wire";
import type { Words } from "./words";

/** What a device is called; some do not say what they are. */
export function deviceName(words: Words, { label }: Pick<DeviceView, "label">): string {
  return label === "" ? words.say("device-unknown") : label;
}

/** When it was first seen, by the day, and last, by the hour. */
export function deviceTimes(words: Words, device: DeviceView): string {
  const day = { day: "numeric", month: "short", year: "numeric" } as const;
  return words.say("device-times", {
    first: written(words, device.first_seen, day),
    last: written(words, device.last_seen, { ...day, hour: "numeric", minute: "2-digit" }),
  });
}

function written(words: Words, at: number, format: Intl.DateTimeFormatOptions): string {
  const language = words.language === "en" ? "en-GB" : words.language;
  return new Intl.DateTimeFormat(language, format).format(at);
}

/** The settings for components: what reads them here is drawn anew when they change. */

import { device, type Settings, type Shown } from "$lib/settings";
import { createSubscriber } from "svelte/reactivity";

const follow = createSubscriber((update) => device.subscribe(update));

export const wishes = {
  get settings(): Settings {
    follow();
    return device.settings;
  },
  /** What comes of them on this system. */
  get shown(): Shown {
    follow();
    return device.shown;
  },
};

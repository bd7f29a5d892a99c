/** The time that is left, told anew when its digits change. */

import { remaining, type Clock } from "$lib/clock";

interface Running {
  readonly clock: Clock;
  readonly deadline: number;
}

/** For a component, as long as it is there: milliseconds, awake once a second. */
export function timeLeft(running: () => Running): { readonly left: number } {
  let local = $state(Date.now());

  $effect(() => {
    const { clock, deadline } = running();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      local = Date.now();
      const until = remaining(clock, deadline, local);
      if (until > 0 && !clock.pace.isPaused) timer = setTimeout(wake, until % 1000 || 1000);
    };
    wake();
    return () => {
      clearTimeout(timer);
    };
  });

  return {
    get left() {
      const { clock, deadline } = running();
      return remaining(clock, deadline, local);
    },
  };
}

/** The time that is left until a moment of the match, as whole seconds tick by. */

import { remaining, type Clock } from "$lib/clock";

interface Running {
  readonly clock: Clock | null;
  readonly until: number | null;
}

/** For a component, as long as it is there: milliseconds, or nothing that can be told. */
export function timeLeft(running: () => Running): { readonly left: number | null } {
  let local = $state(Date.now());
  const left = $derived.by(() => {
    const { clock, until } = running();
    return clock === null || until === null ? null : remaining(clock, until, local);
  });

  $effect(() => {
    const { clock, until } = running();
    if (clock === null || until === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      local = Date.now();
      const still = remaining(clock, until, local);
      if (still > 0 && !clock.pace.isPaused) timer = setTimeout(wake, still % 1000 || 1000);
    };
    wake();
    return () => {
      clearTimeout(timer);
    };
  });

  return {
    get left() {
      return left;
    },
  };
}

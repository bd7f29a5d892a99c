/** The time that is left until a moment of the match, as whole seconds tick by. */

import { heard, remaining, type Clock } from "$lib/clock";

interface Running {
  /** What the shell tells of the match's time, if it does. */
  readonly clock: Clock | null | undefined;
  readonly until: number | null;
  /** How long it takes as a whole, for a shell that tells nothing: it began when one first saw it. */
  readonly whole: number | null;
}

/** For a component, as long as it is there: milliseconds, or nothing that can be told. */
export function timeLeft(running: () => Running): { readonly left: number | null } {
  let local = $state(Date.now());
  const clock = $derived.by(() => {
    const { clock: told, until, whole } = running();
    if (until === null) return null;
    if (told) return told;
    return whole === null ? null : heard(until - whole, Date.now());
  });
  const left = $derived.by(() => {
    const { until } = running();
    return clock === null || until === null ? null : remaining(clock, until, local);
  });

  $effect(() => {
    const { until } = running();
    if (clock === null || until === null) return;
    const known = clock;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      local = Date.now();
      const still = remaining(known, until, local);
      if (still > 0 && !known.pace.isPaused) timer = setTimeout(wake, still % 1000 || 1000);
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

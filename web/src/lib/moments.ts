/** The moments of just now, and what happened in several of them. */

import type { Message, Moment } from "./match";

const MOMENTS_LOOKED_BACK = 6;

/**
 * What happened just now: the newest moment in which more than one thing happened, and what came after it. So the end
 * of a round stays in sight while others make their next choices, each of which is a moment of its own.
 */
export function latestMoments(moments: readonly Moment[]): readonly Moment[] {
  const recent = moments.slice(-MOMENTS_LOOKED_BACK);
  return recent.slice(recent.map((moment) => moment.events.length > 1).lastIndexOf(true));
}

/** The events of several moments, in their order. */
export function eventsOf(moments: readonly Moment[]): readonly Message[] {
  return moments.flatMap((moment) => moment.events);
}

/** What the game sounds like, as data: the brass of a lamp, paper, wood. `sound.ts` plays it. */

interface Tone {
  readonly wave: "sine" | "triangle";
  /** In hertz, at the beginning. */
  readonly pitch: number;
  /** In hertz, at the end. */
  readonly glide?: number;
}

interface Filter {
  readonly kind: "lowpass" | "highpass" | "bandpass";
  readonly from: number;
  readonly to?: number;
  readonly q: number;
}

/** One voice: it rises in a straight line to its gain and then falls away. Times are in seconds. */
export interface Voice {
  readonly at: number;
  readonly rise: number;
  readonly fall: number;
  readonly gain: number;
  readonly source: Tone | "noise";
  readonly filter?: Filter;
}

export type Score = readonly Voice[];

/** Where a voice has fallen to when it ends: too faint to be missed. */
export const FAINT = 0.0005;

export function ends(voice: Voice): number {
  return voice.at + voice.rise + voice.fall;
}

/** How long a score sounds, in seconds. */
export function lengthOf(score: Score): number {
  return Math.max(...score.map(ends));
}

/** The gain of a voice at a moment, as the player shapes it. */
export function gainAt(voice: Voice, moment: number): number {
  const since = moment - voice.at;
  if (since < 0 || moment > ends(voice)) return 0;
  if (since < voice.rise) return (voice.gain * since) / voice.rise;
  return voice.gain * (FAINT / voice.gain) ** ((since - voice.rise) / voice.fall);
}

// Pitches, from the D below the middle of the piano

const D3 = 146.83;
const F3 = 174.61;
const A3 = 220;
const C_SHARP_4 = 277.18;
const D4 = 293.66;
const E4 = 329.63;
const F_SHARP_4 = 369.99;
const A4 = 440;
const B4 = 493.88;
const D5 = 587.33;
const F_SHARP_5 = 739.99;
const A5 = 880;
const D6 = 1174.66;

// Instruments

/** A rim of brass: partials that are no whole multiples, the higher the shorter. */
function chime(at: number, pitch: number, gain: number, fall: number): Score {
  const partial = (ratio: number, share: number, stay: number): Voice => ({
    at,
    rise: 0.006,
    fall: fall * stay,
    gain: gain * share,
    source: { wave: "sine", pitch: pitch * ratio },
  });
  return [
    partial(1, 1, 1),
    partial(2, 0.3, 0.7),
    partial(2.76, 0.2, 0.4),
    partial(5.4, 0.08, 0.15),
  ];
}

/** A warm note behind cloth. */
function hum(at: number, pitch: number, gain: number, fall: number, cloth = 1_500): Voice {
  return {
    at,
    rise: 0.025,
    fall,
    gain,
    source: { wave: "triangle", pitch },
    filter: { kind: "lowpass", from: cloth, to: cloth / 2, q: 0.5 },
  };
}

/** Paper that slides over paper and comes to lie. */
function swish(at: number, pitch: number, gain: number): Score {
  const slide = { kind: "bandpass", from: pitch, to: pitch * 2.2, q: 0.9 } as const;
  const table = { kind: "lowpass", from: 520, q: 0.5 } as const;
  return [
    { at, rise: 0.05, fall: 0.13, gain, source: "noise", filter: slide },
    { at: at + 0.1, rise: 0.004, fall: 0.06, gain: gain * 0.7, source: "noise", filter: table },
  ];
}

/** A knuckle on wood. */
function knock(at: number, pitch: number, gain: number): Score {
  const grain = { kind: "bandpass", from: pitch * 2.4, q: 3 } as const;
  return [
    { at, rise: 0.002, fall: 0.07, gain, source: { wave: "sine", pitch, glide: pitch * 0.7 } },
    { at, rise: 0.001, fall: 0.025, gain: gain * 0.7, source: "noise", filter: grain },
  ];
}

/** A pencil that touches paper. */
function tap(at: number, gain: number): Voice {
  const filter = { kind: "bandpass", from: 3_100, q: 1.4 } as const;
  return { at, rise: 0.001, fall: 0.035, gain, source: "noise", filter };
}

/** A card that is turned over: the snap, and the table under it. */
function snap(at: number): Score {
  const edge = { kind: "highpass", from: 1_700, q: 0.5 } as const;
  return [
    { at, rise: 0.002, fall: 0.05, gain: 0.3, source: "noise", filter: edge },
    { at, rise: 0.002, fall: 0.1, gain: 0.3, source: { wave: "sine", pitch: 180, glide: 80 } },
  ];
}

// What is heard

export const SCORES = {
  /** It is your turn: somebody lifts the lamp. */
  turn: [...chime(0, D5, 0.26, 0.7), ...chime(0.17, A5, 0.22, 0.95)],
  /** Cards for everybody. */
  deal: [
    ...swish(0, 1_500, 0.64),
    ...swish(0.13, 1_750, 0.59),
    ...swish(0.25, 1_420, 0.62),
    ...swish(0.37, 1_900, 0.53),
    ...swish(0.5, 1_600, 0.59),
  ],
  /** What was hidden lies in the light. */
  reveal: [
    ...snap(0),
    hum(0.08, D4, 0.24, 0.9),
    hum(0.08, B4, 0.17, 0.9),
    ...chime(0.1, D5, 0.07, 0.7),
  ],
  /** The window goes dark. */
  loss: [
    hum(0, A3, 0.28, 0.45, 800),
    hum(0.2, F3, 0.28, 0.5, 700),
    hum(0.43, D3, 0.31, 0.85, 620),
    hum(0.43, A3 / 2, 0.14, 0.85, 500),
  ],
  /** One window after another is lit. */
  win: [
    hum(0, D4, 0.22, 0.5),
    hum(0.11, F_SHARP_4, 0.2, 0.5),
    hum(0.22, A4, 0.2, 0.55),
    ...chime(0.34, D5, 0.15, 0.8),
    hum(0.34, D4, 0.16, 0.95),
    ...chime(0.47, F_SHARP_5, 0.13, 0.9),
    hum(0.47, A4, 0.1, 0.9),
  ],
  /** A second less. */
  tick: knock(0, 980, 0.4),
  /** It was not done, and no harm either. */
  toast: [hum(0, E4, 0.32, 0.16), hum(0.15, C_SHARP_4, 0.32, 0.3), tap(0, 0.12)],
  /** Somebody is at the door. */
  join: [
    ...knock(0, 300, 0.42),
    ...knock(0.13, 330, 0.36),
    hum(0.28, A3, 0.2, 0.35),
    hum(0.4, D4, 0.24, 0.5),
  ],
  /** Somebody has said something. */
  talk: [tap(0, 0.75), tap(0.08, 0.6), hum(0.09, F_SHARP_5, 0.2, 0.18)],
  /** Three, two, one. */
  count: [...knock(0, 620, 0.3), ...chime(0, A4, 0.18, 0.35)],
  /** And off. */
  go: [...knock(0, 620, 0.24), ...chime(0, D5, 0.2, 0.6), ...chime(0.02, D6, 0.12, 0.8)],
} as const satisfies Record<string, Score>;

export type Sound = keyof typeof SCORES;

export const SOUNDS = Object.keys(SCORES) as readonly Sound[];

/** The portraits, cut from paper: pieces laid one upon the other on a square of 40. */

import type { Animal, Shape } from "$lib/faces";

export interface Cut {
  readonly d: string;
  /** A colour of the tokens. Lines are stroked, everything else is filled. */
  readonly colour: string;
  readonly line?: number;
}

const INK = "var(--paper-ink)";
const NIGHT = "var(--night-800)";
const PALE = "var(--paper-50)";
const LAMP = "var(--lamp-400)";
const PLUM = "var(--dusk-500)";
const CLAY = "var(--dusk-300)";
const ROSE = "var(--faction-red)";
const FUR = "var(--paper-ink-soft)";
const STRAW = "var(--paper-400)";

/** A round piece, as a path. */
function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Two pieces alike, left and right of the middle. */
function pair(x: number, y: number, r: number): string {
  return dot(x, y, r) + dot(40 - x, y, r);
}

export const PORTRAITS: Readonly<Record<Animal | "robot", readonly Cut[]>> = {
  fox: [
    { d: "M3 4l11.5 8h11L37 4l-1.5 15.5L20 38 4.5 19.5z", colour: CLAY },
    { d: "M4.8 19.5L15.5 22 20 38zM35.2 19.5L24.5 22 20 38z", colour: PALE },
    { d: "M6.5 8.5l6 4.8-5 4.2zM33.5 8.5l-6 4.8 5 4.2z", colour: INK },
    { d: `${pair(14, 20.5, 2)}M17 33h6l-3 4.5z`, colour: INK },
  ],
  cat: [
    { d: "M6 4l9.5 7c3-1 6-1 9 0L34 4l1 16c1 10-6 17-15 17S4 30 5 20z", colour: NIGHT },
    { d: "M9 9l5 4-4.5 4.5zM31 9l-5 4 4.5 4.5z", colour: ROSE },
    { d: pair(13.5, 21, 3.8), colour: LAMP },
    { d: "M12.8 17.6h1.4v6.8h-1.4zM25.8 17.6h1.4v6.8h-1.4z", colour: NIGHT },
    { d: "M17.8 27.5h4.4L20 30.2z", colour: ROSE },
    { d: "M3 26l9 1.2M3 31l9-1.4M37 26l-9 1.2M37 31l-9-1.4", colour: "var(--mist-400)", line: 1 },
  ],
  owl: [
    { d: "M6 4l8.5 5c4-1 7-1 11 0L34 4l-1 12c3 13-3 21.5-13 21.5S4 29 7 16z", colour: PLUM },
    { d: "M11 25c4 9.5 14 9.5 18 0 1.5 8-3 11.5-9 11.5S9.5 33 11 25z", colour: "var(--paper-300)" },
    { d: "M15 29l2 2 2-2M21 29l2 2 2-2M18 32.5l2 2 2-2", colour: PLUM, line: 1.2 },
    { d: pair(13.2, 18, 6.6), colour: PALE },
    { d: pair(13.8, 18, 3.3), colour: INK },
    { d: "M17.5 22h5L20 28z", colour: "var(--lamp-600)" },
  ],
  heron: [
    {
      d: `M6 38c1-12 12-9 12.5-16.5.3-4.5-5-5-5-10.5 0-4.5 4.5-7 9-7s7.5 3 7.5 7.5
        c0 6-3.5 7-3.5 13S32 31 32 38z`,
      colour: "var(--night-500)",
    },
    { d: "M18.5 38c3-4 4-9 3-15 2.5 5 3 10 1 15z", colour: "var(--mist-50)" },
    { d: "M28.5 8L39.5 13 28 14.5z", colour: "var(--lamp-600)" },
    {
      d: `M2 11c5-.5 8-6 13-7.5 6-1.5 12 .5 13.5 4-7-1.5-10 0-15 2.5-4 2-8 2-11.5 1z`,
      colour: NIGHT,
    },
    { d: dot(24.5, 10.5, 2), colour: LAMP },
    { d: dot(24.8, 10.5, .9), colour: INK },
  ],
  badger: [
    {
      d: `M5 13c-2-5 2-9 6.5-6 5-2.5 12-2.5 17 0 4.5-3 8.5 1 6.5 6 2 9-5 25-15 25S3 22 5 13z`,
      colour: "var(--mist-50)",
    },
    {
      d: `M9 8.5c4 .5 6 3 6.5 7.5.5 6-1 13-3.5 17.5C7 28 4 20 5 13c.5-2 2-4 4-4.5zM31 8.5
        c-4 .5-6 3-6.5 7.5-.5 6 1 13 3.5 17.5C33 28 36 20 35 13c-.5-2-2-4-4-4.5z`,
      colour: INK,
    },
    { d: pair(12, 19.5, 1.9), colour: LAMP },
    { d: "M15.5 33c0-2.5 9-2.5 9 0 0 2.5-2.5 4.5-4.5 4.5s-4.5-2-4.5-4.5z", colour: INK },
  ],
  hare: [
    {
      d: `M12 20C6 12 6 2 10 1.5 14.5 1 17 10 17.5 17zM28 20c6-8 6-18 2-18.5C25.5 1 23 10 22.5 17z`,
      colour: PLUM,
    },
    {
      d: `M12.5 16.5C9.5 11 9 5.5 10.5 5c2-.5 4 6 4.5 11zM27.5 16.5
        c3-5.5 3.5-11 2-11.5-2-.5-4 6-4.5 11z`,
      colour: "var(--seat-3)",
    },
    {
      d: `M20 14c8 0 12 6 11.5 12.5C31 33.5 26 38.5 20 38.5S9 33.5 8.5 26.5C8 20 12 14 20 14z`,
      colour: PLUM,
    },
    { d: "M20 28c4 0 7 2.5 7 5.5s-3.5 5-7 5-7-2-7-5 3-5.5 7-5.5z", colour: PALE },
    { d: `${pair(14, 23.5, 2.2)}M18 29.5h4l-2 2.3z`, colour: INK },
    { d: "M20 31.8v3M17.5 35.5c1.5 0 2.5-.3 2.5-.7 0 .4 1 .7 2.5 .7", colour: INK, line: 1 },
  ],
  bat: [
    {
      d: `M20 15C15 9 8 8 .5 11c3 2 4 5 3.5 9 3-1.5 5.5-.5 7 2.5 2-1 4 0 4.5 2.5h9
        c.5-2.5 2.5-3.5 4.5-2.5 1.5-3 4-4 7-2.5-.5-4 .5-7 3.5-9C32 8 25 9 20 15z`,
      colour: "var(--dusk-700)",
    },
    { d: "M11 4.5l6 6c2-.7 4-.7 6 0l6-6 .5 13c.5 9-3.5 15-9.5 15s-10-6-9.5-15z", colour: NIGHT },
    { d: "M12.8 8.5l3 3.5-2.6 2.5zM27.2 8.5l-3 3.5 2.6 2.5z", colour: ROSE },
    { d: pair(16, 18.5, 2.4), colour: LAMP },
    { d: "M17.5 25.5h1.8l-.9 3.5zM20.7 25.5h1.8l-.9 3.5z", colour: "var(--mist-50)" },
  ],
  mouse: [
    { d: pair(8.5, 11, 8), colour: FUR },
    { d: pair(8.5, 11, 4.6), colour: "var(--seat-3)" },
    { d: "M20 8c9 0 13 7 12 14-1 8-7 16-12 16S9 30 8 22C7 15 11 8 20 8z", colour: FUR },
    {
      d: `M20 24c4 0 5.5 4 4.5 8S22 38 20 38s-3.5-2-4.5-6 .5-8 4.5-8z`,
      colour: "var(--paper-300)",
    },
    { d: pair(14, 20, 2.3), colour: INK },
    { d: pair(14.6, 19.3, .7), colour: PALE },
    { d: "M17.3 34.5c0-3 5.4-3 5.4 0 0 2-1.4 3-2.7 3s-2.7-1-2.7-3z", colour: ROSE },
    { d: "M14 31L4 31.5M14 33.5L5 37M26 31l10 .5M26 33.5l9 3.5", colour: INK, line: .9 },
  ],
  raven: [
    {
      d: `M5 38c0-7 5-9 5-16C10 11 16 3 25 3c7 0 11 4.5 11 9.5 0 4-3 5.5-5 8.5-2 4 .5 10 1 17z`,
      colour: NIGHT,
    },
    { d: "M28 8.5c6-2 11 1 11.5 7.5-3.5-2-7-2.5-12-1.5z", colour: INK },
    {
      d: `M9 38c1-6 6-8 9-14 1 7-2 10-3 14zM18 38c0-5 4-8 6-12 1 5-.5 9-1 12z`,
      colour: "var(--night-500)",
    },
    { d: dot(24, 11, 2.3), colour: PALE },
    { d: dot(24.4, 11, 1.1), colour: INK },
  ],
  hedgehog: [
    {
      d: `M20 1l3 6 5-4.5.5 6.5 6.5-2-2 6.5 6.5 1-4 5 5 3.5-6 2.5 3 5.5-6-.5-.5 7H9
        l-.5-7-6 .5 3-5.5-6-2.5 5-3.5-4-5 6.5-1-2-6.5 6.5 2L12 2.5 17 7z`,
      colour: INK,
    },
    { d: "M20 12c7 0 11 5 10.5 12S26 38.5 20 38.5 10 31 9.5 24 13 12 20 12z", colour: STRAW },
    { d: "M20 12l2.5 5h-5zM13 14.5l4 3.5-5 1.5zM27 14.5l-4 3.5 5 1.5z", colour: INK },
    { d: pair(15, 24, 2.2), colour: INK },
    { d: "M16.8 32.5c0-3.5 6.4-3.5 6.4 0 0 2.4-1.7 3.7-3.2 3.7s-3.2-1.3-3.2-3.7z", colour: INK },
  ],
  frog: [
    {
      d: `${pair(10.5, 10.5, 7)}M20 9c10 0 17 6 17 14.5S30 36.5 20 36.5 3 32 3 23.5 10 9 20 9z`,
      colour: "var(--seat-4-ink)",
    },
    { d: "M5 27c4 5 26 5 30 0-1 6-7 9.5-15 9.5S6 33 5 27z", colour: "var(--seat-4)" },
    { d: pair(10.5, 10.5, 4.6), colour: LAMP },
    { d: "M7.5 9.5h6v2.2h-6zM26.5 9.5h6v2.2h-6z", colour: INK },
    { d: "M5 25.5c8 4.5 22 4.5 30 0", colour: INK, line: 1.5 },
    { d: pair(18, 19.5, .9), colour: INK },
  ],
  stag: [
    {
      d: `M15 14C8 13 5 9 5 3M9.5 11.5C6 11.5 3 10 1.5 7.5M25 14c7-1 10-5 10-11M30.5 11.5
        c3.5 0 6.5-1.5 8-4`,
      colour: INK,
      line: 2.6,
    },
    {
      d: `M4.5 18c4-3 8-3 11-1h9c3-2 7-2 11-1-2 4-5 5.5-9 5.5L25 34c-.5 3-2.5 4.5-5 4.5
        S15.5 37 15 34l-1.5-11.5c-4 0-7-1-9-4.5z`,
      colour: PLUM,
    },
    { d: "M16 31c1.5-2 6.5-2 8 0l-.5 4c-.5 2.5-1.5 3.5-3.5 3.5s-3-1-3.5-3.5z", colour: PALE },
    {
      d: `${pair(16, 22.5, 1.7)}M17.5 33.5c0-1.8 5-1.8 5 0 0 1.6-1.3 2.5-2.5 2.5s-2.5-.9-2.5-2.5z`,
      colour: INK,
    },
  ],
  robot: [
    { d: "M20 3v7", colour: INK, line: 2.4 },
    { d: dot(20, 3.8, 2.8), colour: LAMP },
    { d: "M2.5 18h4v9h-4zM33.5 18h4v9h-4z", colour: INK },
    {
      d: `M6.5 10.5l27-.5 1.5 21c0 3-2 5.5-5 5.5H10c-3 0-5-2.5-5-5.5z`,
      colour: "var(--night-500)",
    },
    { d: "M8.8 14.5l22.4-.3 1 12.3H7.8z", colour: "var(--night-950)" },
    { d: "M11.5 21.5q3-4.5 6 0M22.5 21.5q3-4.5 6 0", colour: LAMP, line: 2.4 },
    {
      d: `M13 31.5h14M16.5 29.2v4.6M20 29.2v4.6M23.5 29.2v4.6`,
      colour: "var(--mist-200)",
      line: 1.3,
    },
  ],
};

/** The silhouettes, on a square of 48. */
export const SILHOUETTES: Readonly<Record<Shape, string>> = {
  disc: "M24 1.5a22.5 22.5 0 1 1 0 45 22.5 22.5 0 0 1 0-45z",
  octagon: "M15 2h18l13 13v18L33 46H15L2 33V15z",
  diamond: "M21 1.5q3-2.5 6 0L46.5 21q2.5 3 0 6L27 46.5q-3 2.5-6 0L1.5 27q-2.5-3 0-6z",
  tile: "M7 2.5h34q4.5 0 4.5 4.5v34q0 4.5-4.5 4.5H7q-4.5 0-4.5-4.5V7Q2.5 2.5 7 2.5z",
  shield: "M24 1.5c6 3 13 4 20.5 3.5C45.5 24 42 39 24 47 6 39 2.5 24 3.5 5 11 5.5 18 4.5 24 1.5z",
  hexagon: "M24 1l20 11.5v23L24 47 4 35.5v-23z",
  arch: "M4 46.5V22C4 10 12.5 1.5 24 1.5S44 10 44 22v24.5z",
  clover: `M24 5.5C29-1 43 2 42 13c6.5 3 6.5 19 0 22 1 11-13 14-18 7.5C19 49 5 46 6 35
    c-6.5-3-6.5-19 0-22C5 2 19-1 24 5.5z`,
  drop: "M24 .5C31 8 44.5 16 44.5 28.5a20.5 18.5 0 0 1-41 0C3.5 16 17 8 24 .5z",
  gable: "M24 1l21 15.5V46H3V16.5z",
  ticket: `M9 2.5h30a6.5 6.5 0 0 0 6.5 6.5v30a6.5 6.5 0 0 0-6.5 6.5H9A6.5 6.5 0 0 0 2.5 39V9
    A6.5 6.5 0 0 0 9 2.5z`,
  rosette: `M24 1l5.5 5.2 7.3-2 2 7.3 7.2 2-2 7.3L47 24l-3 3.2 2 7.3-7.2 2-2 7.3-7.3-2L24 47
    l-5.5-5.2-7.3 2-2-7.3-7.2-2 2-7.3L1 24l3-3.2-2-7.3 7.2-2 2-7.3 7.3 2z`,
};

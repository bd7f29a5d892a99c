/** The silhouettes of the seats, in a square of 32, as their faces have them. */

export const SHAPES: Readonly<Record<string, string>> = {
  disc: "M16 1.500a14.500 14.500 0 1 1 0 29 14.500 14.500 0 0 1 0-29Z",
  octagon: "M10 1.500h12L30.500 10v12L22 30.500H10L1.500 22V10Z",
  diamond: "M16 .5c1.500 0 2.400.7 3.500 1.800l10.200 10.200c2.400 2.300 2.400 4.700 0 7L19.500 29.700c-2.300 2.400-4.700 2.400-7 0L2.300 19.500c-2.400-2.300-2.400-4.700 0-7L12.500 2.300C13.600 1.200 14.500.5 16 .5Z",
  tile: "M8.500 2.500h15a6 6 0 0 1 6 6v15a6 6 0 0 1-6 6h-15a6 6 0 0 1-6-6v-15a6 6 0 0 1 6-6Z",
  shield: "M16 1.500 29 6v10c0 7-5 12-13 14.800C8 28 3 23 3 16V6Z",
};

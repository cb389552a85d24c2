/** Colours that let through what is behind them. Written out: `color-mix` is unknown to the oldest browsers of the list. */

const veils = { 'ink-900': '12 35 31', white: '255 255 255' } as const;

/** @param percent how much it covers */
export const veil = (colour: keyof typeof veils, percent: number): string =>
  `rgb(${veils[colour]} / ${percent}%)`;

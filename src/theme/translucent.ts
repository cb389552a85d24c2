const rgb = { 'ink-900': '12 35 31', white: '255 255 255' } as const;

/**
 * A translucent colour, for covers over pictures. Written out because `color-mix` is unknown to the oldest supported
 * browsers.
 * @param percent opacity
 */
export const translucent = (colour: keyof typeof rgb, percent: number): string =>
  `rgb(${rgb[colour]} / ${percent}%)`;

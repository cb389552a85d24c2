/** Widths from which a layout changes, in CSS pixels. Apart from the other tokens, which the browser has as CSS variables. */
export const breakpoints = { columns: 600, forms: 700, hero: 900, split: 1000, menu: 1280 } as const;

/** Media query from a breakpoint upwards. */
export const from = (name: keyof typeof breakpoints) => `@media (min-width: ${breakpoints[name]}px)`;

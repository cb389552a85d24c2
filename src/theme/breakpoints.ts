/** Widths from which a layout changes, in CSS pixels. Not in `tokens.ts`, whose values the browser has as CSS variables. */
export const breakpoints = {
  columns: 600,
  forms: 700,
  hero: 900,
  split: 1000,
  rail: 1200,
  menu: 1280,
  roomy: 1480,
} as const;

type Breakpoint = keyof typeof breakpoints;

/** In `em`: with text of twice the size a visitor gets the layout of a screen half as wide. */
const ems = (pixels: number) => `${pixels / 16}em`;

/** Media query from a breakpoint upwards. */
export const from = (name: Breakpoint) => `@media (min-width: ${ems(breakpoints[name])})`;

/** Media query below a breakpoint. */
export const below = (name: Breakpoint) => `@media (max-width: ${ems(breakpoints[name] - 0.02)})`;

/** Media query of a low screen, such as a phone in landscape: there headers and padding shrink. */
export const shortScreen = '@media (max-height: 480px) and (orientation: landscape)';

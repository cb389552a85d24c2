export { below, breakpoints, from, shortScreen } from './breakpoints';
export { preloadedFonts } from './fonts';
export { globalStyle } from './global-style';
export { tokens } from './tokens';
export { translucent } from './translucent';

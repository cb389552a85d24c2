export { preloadedFonts } from './fonts';
export { globalStyle } from './global-style';
export { breakpoints, from, tokens, type ColourToken } from './tokens';

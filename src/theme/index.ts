export { preloadedFonts } from './fonts';
export { GlobalStyle } from './global-style';
export { breakpoints, from, tokens, type ColourToken } from './tokens';

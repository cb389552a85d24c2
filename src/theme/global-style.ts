import { userPreferences } from './user-preferences';
import { shortScreen } from './breakpoints';
import { fontFaces } from './fonts';
import { scriptTokens, tokens } from './tokens';

const variables = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

// overflow-wrap: a long word of the API makes no flex or grid item wider than its place. A column of a table is as wide as its
// longest word: tables scroll, or say otherwise.
const css = `
  ${fontFaces}
  :root { ${variables(tokens)} ${variables(scriptTokens.ar)} --ring: var(--ink); --dir: 1; }
  [dir='rtl'] { --dir: -1; }
  [dir='ltr'] { --dir: 1; }
  :lang(en) { ${variables(scriptTokens.en)} }
  ${shortScreen} { :root { --hdr: 56px; } }

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block-start: calc(var(--hdr) + var(--s5)); }
  html[data-animate-scroll] { scroll-behavior: smooth; }
  body {
    margin: 0;
    font: 400 var(--fs-body) / var(--lh-body) var(--font);
    color: var(--ink);
    background: var(--white);
    font-synthesis: none;
    text-rendering: optimizeLegibility;
    overflow-wrap: anywhere;
  }
  th, td { overflow-wrap: break-word; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; padding: 0; border: 0; }
  ul, ol { list-style: none; }
  h1, h2, h3, h4 {
    font-weight: 500;
    line-height: var(--lh-head);
    letter-spacing: var(--ls-head);
    text-wrap: balance;
  }
  h1 { font-size: var(--fs-h1); }
  h2 { font-size: var(--fs-h2); }
  h3 { font-size: var(--fs-h3); }
  p { text-wrap: pretty; }
  img, svg, video { display: block; max-width: 100%; }
  img { height: auto; }
  a { color: inherit; text-decoration: none; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { cursor: pointer; background: none; border: 0; padding: 0; }
  summary { cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  :focus-visible { outline: 2px solid var(--ring); outline-offset: 3px; border-radius: var(--r); }
  [data-pressed] { opacity: .7; }
  [hidden] { display: none !important; }

  .icon { flex: none; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
  .icon-fine { stroke-width: 1.25; }
  .icon-filled { fill: currentColor; stroke: none; }
  [dir='rtl'] .icon-mirrored { transform: scaleX(-1); }
  @keyframes spin { to { transform: rotate(360deg); } }

  ${userPreferences}
`;

/** The global style, minified. It is a style element in the head of each page, so no bundle carries it. */
export const globalStyle = css.replace(/\s+/g, ' ').replace(/ ?([{};,]) ?/g, '$1');

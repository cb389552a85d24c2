const reducedMotion = `
  @media (prefers-reduced-motion: reduce) {
    html[data-animate-scroll] { scroll-behavior: auto; }
    *, *::before, *::after {
      animation-duration: .001ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: .001ms !important;
    }
  }`;

const moreContrast = `
  @media (prefers-contrast: more) {
    :root {
      --stone: var(--ink); --stone-700: var(--ink); --line: var(--line-strong); --sand-300: var(--line-strong);
      --mist: var(--white); --mist-lit: var(--white); --line-dark: var(--mist); --bronze-lit: var(--white);
    }
    :focus-visible { outline-width: 3px; }
  }`;

/**
 * Backgrounds disappear when the system chooses the colours; borders and text stay. Plans are black drawings with a
 * transparent background, so they keep a white one.
 */
const forcedColours = `
  @media (forced-colors: active) {
    .icon { forced-color-adjust: auto; }
    img[data-kind='drawing'], [data-kind='drawing'] img { forced-color-adjust: none; background: #fff !important; }
    a[aria-current='page'], [aria-selected='true'], [aria-pressed='true'] { outline: 2px solid Highlight; }
  }`;

/** No bars, no buttons, no dark backgrounds; links to other sites show their addresses. */
const print = `
  @media print {
    @page { margin: 16mm; }
    :root { --white: #fff; --section: 24px; }
    body { font-size: 11pt; }
    .no-print, main nav, dialog:not([open]) { display: none !important; }
    section, footer, header { color: #000 !important; background: none !important; }
    section, footer { --mist: #333; --bronze-lit: #333; }
    h1, h2, h3 { break-after: avoid; }
    li, figure, tr, dl > div { break-inside: avoid; }
    main h1 { font-size: 20pt; }
    :is(main, [data-paper]) a[href^='http']:not([href*='wa.me'])::after { content: ' (' attr(href) ')'; font-size: .8em; direction: ltr; unicode-bidi: isolate; }
  }`;

/** Styles for the visitor's system settings: reduced motion, more contrast, forced colours; and for print. */
export const userPreferences = reducedMotion + moreContrast + forcedColours + print;

import type { Finding } from './finding';

/** A feature that may be used although a promised browser lacks it. */
export interface Exception {
  /** Its path in the data; `.*` at the end stands for all below. */
  path: string;
  /** What visitors have without it. */
  reason: string;
}

const exceptions: readonly Exception[] = [
  {
    path: 'css.at-rules.font-face.*',
    reason: 'A fallback font of other size: lines move when the font comes.',
  },
  { path: 'css.at-rules.media.forced-colors', reason: 'A browser without it has no such mode.' },
  {
    path: 'css.properties.forced-color-adjust',
    reason: 'Only in that mode: forced colours in place of ours.',
  },
  { path: 'css.at-rules.media.scripting', reason: 'Controls that need scripts stay where scripts are off.' },
  { path: 'css.at-rules.page', reason: 'Paper with the margins of the browser.' },
  { path: 'css.at-rules.page.size', reason: 'Paper of the size in the printer.' },
  { path: 'css.properties.break-after.avoid', reason: 'A heading may be the last on a sheet.' },
  { path: 'css.at-rules.starting-style', reason: 'Dialogs open without motion.' },
  { path: 'css.properties.transition.transition-behavior', reason: 'Dialogs open and close without motion.' },
  { path: 'css.selectors.has', reason: 'Decoration only: src/theme/supported.test.ts lists the files.' },
  {
    path: 'css.selectors.details-content',
    reason: 'For print: src/ui/accordion.tsx opens the answers there.',
  },
  { path: 'css.properties.content-visibility', reason: 'Parts off screen are drawn as well: slower.' },
  { path: 'css.properties.contain-intrinsic-block-size', reason: 'Only beside content-visibility.' },
  { path: 'css.properties.align-content.start', reason: 'Rows of a grid share what height is left.' },
  {
    path: 'css.properties.inline-size.fit-content',
    reason: 'A mistake in the data: Chromium knows it since 46.',
  },
  { path: 'css.properties.outline', reason: 'Older Safari draws it with square corners.' },
  { path: 'css.properties.cursor.*', reason: 'Where no mouse is.' },
  { path: 'css.properties.resize', reason: 'A text field of fixed height, which scrolls.' },
  { path: 'css.properties.accent-color', reason: 'Checkboxes in the colour or contrast of the browser.' },
  { path: 'css.properties.scrollbar-width', reason: 'A scroll bar below tabs.' },
  { path: 'css.properties.overscroll-behavior', reason: 'Older: no effect where nothing scrolls.' },
  { path: 'css.properties.paint-order', reason: 'Names in the drawing without their light edge.' },
  { path: 'css.properties.text-wrap', reason: 'Lines of unequal length.' },
  { path: 'css.properties.text-size-adjust', reason: 'Prefixed for phones; desktops resize no text.' },
  {
    path: 'javascript.classes.public_class_fields',
    reason:
      'Wrong for parentheses in an initializer, which the compiler rewrites (babel, safari-class-field-initializer).',
  },
  { path: 'api.Navigator.share', reason: 'The button is only there where the browser has it.' },
  { path: 'api.Window.open', reason: 'Where no tab opens, a message offers the link.' },
  { path: 'api.Window.print', reason: 'The button disappears where it is missing: src/ui/print-button.tsx.' },
];

const covers = ({ path }: Exception, finding: Finding) =>
  path.endsWith('.*') ? finding.path.startsWith(path.slice(0, -1)) : finding.path === path;

/** Findings that no exception covers, and exceptions that cover none: those are of the past. */
export function applyExceptions(
  findings: readonly Finding[],
  table: readonly Exception[] = exceptions,
): { open: Finding[]; stale: Exception[] } {
  return {
    open: findings.filter((finding) => !table.some((exception) => covers(exception, finding))),
    stale: table.filter((exception) => !findings.some((finding) => covers(exception, finding))),
  };
}

/**
 * Newer web features have a fallback in the oldest browsers of `browserslist`. The minimum versions are from caniuse; remove
 * a line together with its browser.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tokens } from './tokens';
import { translucent } from './translucent';

const source = path.resolve('src');

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|gatsby-types/.test(file))
  .filter((file) => !/^(sourcing|styleguide)\b/.test(file) && file !== path.join('lib', 'env.ts'))
  .map((file) => ({ file, text: withoutComments(readFileSync(path.join(source, file), 'utf8')) }));

function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

/** Uses of a feature without fallback: those that `isSafe` does not accept by the text before and after them. */
function unsafeUses(
  unknown: RegExp,
  isSafe: (before: string, after: string) => boolean = () => false,
): string[] {
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(unknown)]
      .filter(({ index }) => !isSafe(text.slice(Math.max(0, index - 400), index), text.slice(index)))
      .map(({ 0: use }) => `${file}: ${use}`),
  );
}

/** The declaration before is a fallback in older syntax. */
const after = (older: RegExp) => (before: string) => older.test(before.split(';').slice(-2).join(';'));
const inSupports = (feature: string) => (before: string) =>
  before.endsWith('selector(') || before.includes(`@supports selector(${feature}`);

test.each([
  ['color-mix (Chrome 111, Safari 16.2)', /color-mix\(/g],
  ['ranges in media queries (Chrome 104, Safari 16.4)', /@media[^{`]*[<>][^{`]*\{/g],
  ['container queries (Chrome 105, Safari 16)', /@container|container-type/g],
  [
    'translate, rotate and scale of their own (Chrome 104)',
    /(?<=[\s;{])(translate|rotate|scale): (-?[\d.]+|var\(|calc\()[^,;]*;/g,
  ],
  ['colours relative to others (Chrome 119)', /rgb\(from|oklch\(|light-dark\(/g],
  ['direction in selectors (Chrome 120, Safari 16.4)', /:dir\(/g],
  ['look-behind in patterns (Safari 16.4)', /\(\?<[=!]/g],
  ['newer methods', /\.(toSorted|toReversed|toSpliced|findLast|checkVisibility|withResolvers)\b/g],
  [
    'newer functions',
    /\b(structuredClone|Object\.groupBy|Map\.groupBy|URL\.canParse|AbortSignal\.(any|timeout))\b/g,
  ],
])('no page needs %s @9.18', (_name, unknown) => {
  expect(unsafeUses(unknown)).toEqual([]);
});

test.each([
  [
    'the smallest height of the screen (Chrome 108)',
    /[^;{`']*[\d)][sdl]v[hwbi]\b/g,
    after(/\dvh\b[^;]*;[^;]*$/),
  ],
  ['overflow: clip (Safari 16)', /overflow: clip/g, after(/overflow: hidden;\s*$/)],
  ['mask (Chrome 120)', /(?<!-)mask: /g, after(/-webkit-mask: [^]*;\s*$/)],
])('%s follows a fallback @9.18', (_name, unknown, isSafe) => {
  expect(unsafeUses(unknown, isSafe)).toEqual([]);
});

test(':has() (Firefox 121) is decoration only', () => {
  // Distances, a colour, a larger card, a white header: the content is there and readable without them.
  const decoration = [
    'features/compare/printed-link.tsx',
    'lists/list-page.tsx',
    'features/projects/map/place-list.tsx',
    'features/projects/sections/section-nav.tsx',
    'layout/header.styles.ts',
    'ui/page.tsx',
  ];
  const uses = unsafeUses(/:has\(/g, inSupports(':has')).map((use) =>
    use.split(':')[0]?.replaceAll('\\', '/'),
  );
  expect([...new Set(uses)].filter((file) => !decoration.includes(file ?? ''))).toEqual([]);
});

test('popovers (Safari 17, Firefox 125) have a fallback', () => {
  expect(
    unsafeUses(/'popovertarget'|popovertarget:|popover: 'auto'/g).map((use) => use.split(':')[0]),
  ).toEqual([path.join('layout', 'floating-buttons.tsx'), path.join('layout', 'floating-buttons.tsx')]);
  expect(unsafeUses(/@supports not selector\(:popover-open\)/g)).toHaveLength(1);
});

test('translucent colours are those of the theme', () => {
  const [red, green, blue] = (tokens['ink-900'].match(/[0-9A-F]{2}/gi) ?? []).map((part) =>
    parseInt(part, 16),
  );
  expect(translucent('ink-900', 50)).toBe(`rgb(${red} ${green} ${blue} / 50%)`);
});

/**
 * What the compatibility data cannot say: `npm run check -- compatibility` compares a build with the oldest browsers of
 * `browserslist`, feature by feature.
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

/** Uses of a feature: those that `isSafe` does not accept by the text before them. */
function unsafeUses(feature: RegExp, isSafe: (before: string) => boolean = () => false): string[] {
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(feature)]
      .filter(({ index }) => !isSafe(text.slice(Math.max(0, index - 400), index)))
      .map(({ 0: use }) => `${file}: ${use}`),
  );
}

const inSupports = (feature: string) => (before: string) =>
  before.endsWith('selector(') || before.includes(`@supports selector(${feature}`);

test(':has() is decoration only @9.18', () => {
  // Distances, a colour, a larger card, a white header: the content is there and readable without them.
  const decoration = [
    'features/compare/printed-link.tsx',
    'lists/list-page.styles.ts',
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

test('popovers have a fallback @9.18', () => {
  expect(
    unsafeUses(/'popovertarget'|popovertarget:|popover: 'auto'/g).map((use) => use.split(':')[0]),
  ).toEqual([path.join('layout', 'floating-buttons.tsx'), path.join('layout', 'floating-buttons.tsx')]);
  expect(unsafeUses(/@supports not selector\(:popover-open\)/g)).toHaveLength(1);
});

/** A flexible size from 0 %, as `flex: 1` sets it; `flex: none` and `flex: 1 1 auto` do not. */
const zeroBasis = /flex: [\d.]+(?: [\d.]+)?(?: 0(?:px|%)?)?;|flex-basis: 0(?:px|%)?;/g;

test.each(['flex: 1;', 'flex: 1 1;', 'flex: 1 1 0;', 'flex: 2 1 0%;', 'flex-basis: 0;'])(
  '“%s” sizes from nothing',
  (declaration) => expect(declaration).toMatch(zeroBasis),
);

test.each(['flex: none;', 'flex: 1 1 auto;', 'flex: 0 1 240px;', 'flex-basis: auto;'])(
  '“%s” sizes from the content',
  (declaration) => expect(declaration).not.toMatch(zeroBasis),
);

/** In WebKit a fixed dialog is as high as its content (`height: fit-content`): one sized from 0 % makes it 3 px high. */
test.each(['dialog.styles.ts', 'dialog-parts.tsx'])(
  'what is in a <dialog> sizes from its content: %s',
  (name) => {
    const dialog = files.find(({ file }) => file === path.join('ui', name));
    expect(dialog?.text).toMatch(/flex: 1 1 auto;/);
    expect(dialog?.text.match(zeroBasis)).toBeNull();
  },
);

test('translucent colours are those of the theme', () => {
  const [red, green, blue] = (tokens['ink-900'].match(/[0-9A-F]{2}/gi) ?? []).map((part) =>
    parseInt(part, 16),
  );
  expect(translucent('ink-900', 50)).toBe(`rgb(${red} ${green} ${blue} / 50%)`);
});

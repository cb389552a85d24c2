import ts from 'typescript';
import { createCatalogue } from '../../src/sourcing/content/interface-texts/compare-languages';
import { unusedTexts } from './unused-texts';

const catalogue = createCatalogue(
  ['common:home', 'units:states.sold', 'units:states.available', 'units:rooms_other'].map((name, index) => {
    const [namespace = '', key = ''] = name.split(':');
    return {
      language: 'en' as const,
      namespace,
      key,
      value: key,
      path: `${namespace}.json`,
      line: index + 1,
      column: 1,
    };
  }),
);

/** Keys that the code leaves unused. */
const unused = (code: string) =>
  unusedTexts(catalogue, [
    ts.createSourceFile('page.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  ]).map(({ file, line, message }) => `${file}:${line} ${message.split(':')[0]}`);

const all = [
  'common.json:1 home',
  'units.json:2 states.sold',
  'units.json:3 states.available',
  'units.json:4 rooms',
];

test.each([
  ['texts that no code shows are named with their place', 'const a = 1;', all],
  [
    'a key shows its text, in any of its plural forms',
    "t('home'); t('rooms', { count: 2 });",
    all.slice(1, 3),
  ],
  [
    'either of two keys, and keys in attributes, are shown',
    "t(a ? 'states.sold' : 'states.available'); <TextHead title='home' />;",
    all.slice(3),
  ],
  ['a part that comes at run time stands for every key', 't(`states.${state}`)', [all[0], all[3]]],
  ['a key of run-time parts alone shows nothing', 't(`${group}.${state}`)', all],
  ['the name of a group shows what stands in it', "term('states', state)", [all[0], all[3]]],
])('%s', (_name, code, expected) => {
  expect(unused(code)).toEqual(expected);
});

import ts from 'typescript';
import { createCatalogue } from './check-texts';
import { unusedTexts } from './unused-texts';

const catalogue = createCatalogue(
  ['common:home', 'units:states.sold', 'units:states.available', 'units:rooms_other'].map((name, index) => {
    const [namespace = '', key = ''] = name.split(':');
    return { language: 'en', namespace, key, value: key, file: `${namespace}.json`, line: index + 1 };
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

test('texts that no code shows are named with their place', () => {
  expect(unused('const a = 1;')).toEqual(all);
});

test('a key shows its text, in any of its plural forms', () => {
  expect(unused("t('home'); t('rooms', { count: 2 });")).toEqual(all.slice(1, 3));
});

test('either of two keys, and keys in attributes, are shown', () => {
  expect(unused("t(a ? 'states.sold' : 'states.available'); <TextHead title='home' />;")).toEqual(
    all.slice(3),
  );
});

test('a part that comes at run time stands for every key', () => {
  expect(unused('t(`states.${state}`)')).toEqual([all[0], all[3]]);
});

test('a key of run-time parts alone shows nothing', () => {
  expect(unused('t(`${group}.${state}`)')).toEqual(all);
});

test('the name of a group shows what stands in it', () => {
  expect(unused("term('states', state)")).toEqual([all[0], all[3]]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance } from 'i18next';
import { localeCodes, type Locale } from './locales';
import { createTranslate, type TextTree } from './translate';

const folder = (locale: Locale) => path.resolve('src/i18n/locales', locale);

function readTexts(locale: Locale): Record<string, TextTree> {
  const files = readdirSync(folder(locale));
  return Object.fromEntries(
    files.map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder(locale), file), 'utf8')) as TextTree,
    ]),
  );
}

/** Dotted keys of all texts below a tree, plurals by the key that code uses. */
function keysOf(tree: TextTree, prefix = ''): string[] {
  const keys = Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
  return [...new Set(keys.map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')))];
}

const counts = [undefined, 0, 1, 2, 3, 7, 10, 11, 25, 99, 100, 101, 102, 1000];

test.each(localeCodes)('texts in %s are the same as with i18next, for every count', async (locale) => {
  const texts = readTexts(locale);
  const i18n = createInstance();
  await i18n.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: texts },
    interpolation: { escapeValue: false },
  });
  for (const [namespace, tree] of Object.entries(texts)) {
    const expected = i18n.getFixedT(locale, namespace);
    const translate = createTranslate(locale, () => [tree], String);
    const given = Object.fromEntries(namesIn(tree).map((name) => [name, `<${name}>`]));
    for (const key of keysOf(tree)) {
      for (const count of counts) {
        const all = count === undefined ? given : { ...given, count };
        if (expected(key, all).includes('{{count}}')) continue; // i18next leaves what it was not given
        expect([namespace, key, count, translate(key, all)]).toEqual([
          namespace,
          key,
          count,
          expected(key, all),
        ]);
      }
    }
  }
});

/** Names of the values in the texts of a tree. */
function namesIn(tree: TextTree): string[] {
  const names = [...JSON.stringify(tree).matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name);
  return names.filter((name) => name !== 'count');
}

test('a missing text is its default, or what is made of its key', () => {
  const trees = [undefined, { group: { known: 'Known' } }];
  const translate = createTranslate(
    'en',
    () => trees,
    (key) => `<${key}>`,
  );
  expect(translate('group.known')).toBe('Known');
  expect(translate('group.unknown')).toBe('<group.unknown>');
  expect(translate('group')).toBe('<group>');
  expect(translate('group.unknown', { defaultValue: '' })).toBe('');
});

test('the first tree wins, the others are fallbacks', () => {
  const translate = createTranslate(
    'en',
    (): TextTree[] => [{ one: 'first' }, { one: 'second', two: 'second' }],
    String,
  );
  expect([translate('one'), translate('two')]).toEqual(['first', 'second']);
});

test('a value is inserted as it is, and never interpolated', () => {
  const translate = createTranslate('en', () => [{ hello: 'Hello {{name}}' }], String);
  expect(translate('hello', { name: '{{name}} <b> $t(hello)' })).toBe('Hello {{name}} <b> $t(hello)');
});

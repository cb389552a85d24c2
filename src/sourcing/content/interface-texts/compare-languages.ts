import type { LocalizedText } from '../../../lib/localized-text';
import type { ContentProblem } from '..';
import { localeFile, type Text, type Texts } from './read-texts';

/** The texts of one key in one language: one, or one for each plural category. */
type Forms = Text[];

/** namespace → key as code names it → language → its forms */
export type Catalogue = Map<string, Map<string, Map<string, Forms>>>;

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The key as code names it, and the plural category that its text is for, where it has one. */
function splitPluralKey(key: string): { base: string; category?: string } {
  const category = pluralSuffix.exec(key)?.[1];
  return category ? { base: key.replace(pluralSuffix, ''), category } : { base: key };
}

function entry<K, V>(map: Map<K, V>, key: K, initial: () => V): V {
  const value = map.get(key) ?? initial();
  map.set(key, value);
  return value;
}

/** The texts by namespace, key and language. */
export function createCatalogue(texts: readonly Text[]): Catalogue {
  const catalogue: Catalogue = new Map();
  for (const text of texts) {
    const keys = entry(catalogue, text.namespace, () => new Map<string, Map<string, Forms>>());
    const languages = entry(keys, splitPluralKey(text.key).base, () => new Map<string, Forms>());
    entry(languages, text.language, () => []).push(text);
  }
  return catalogue;
}

const list = (words: readonly string[]) => (words.length > 0 ? words.join(', ') : '–');

const categoriesOf = (forms: Forms) => forms.flatMap(({ key }) => splitPluralKey(key).category ?? []).sort();

/** Variables of any form: a singular may leave the number out. */
const variablesOf = (forms: Forms): string[] => {
  const found = forms.flatMap(({ value }) => [...value.matchAll(/\{\{-?\s*([^},\s]+).*?\}\}/g)]);
  return [...new Set(found.flatMap(([, name]) => (name ? `{{${name}}}` : [])))].sort();
};

const problem = (
  { path, line, column }: Pick<Text, 'path' | 'line' | 'column'>,
  key: string,
  message: LocalizedText,
): ContentProblem => ({ path, line, column, field: key, label: { ar: key, en: key }, message });

function checkPlural(key: string, language: string, forms: Forms): ContentProblem[] {
  const [first] = forms;
  const found = categoriesOf(forms);
  if (!first || found.length === 0) return [];
  const expected = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort();
  if (list(found) === list(expected) && found.length === forms.length) return [];
  return [
    problem(first, key, {
      ar: `صيغ العدد المطلوبة: ${list(expected)}، والموجود: ${list(found)}.`,
      en: `Needs one text for each of ${list(expected)}, and has ${list(found)}.`,
    }),
  ];
}

function checkKey(
  namespace: string,
  key: string,
  forms: Map<string, Forms>,
  languages: Texts['languages'],
): ContentProblem[] {
  const here = [...forms.values()];
  const isPlural = here.some((some) => categoriesOf(some).length > 0);
  const variables = variablesOf(here.flat());
  return languages.flatMap((language) => {
    const own = forms.get(language);
    const [first] = own ?? [];
    if (!own || !first) {
      const { path = '', line = 1 } = here[0]?.[0] ?? {};
      const place = { path: localeFile(language, namespace), line: 1, column: 1 };
      return [
        problem(place, key, {
          ar: `ينقص هذا النص، وهو في ${path}:${line}. اكتبه هنا أيضًا.`,
          en: `This text is missing; ${path}:${line} has it. Write it here too.`,
        }),
      ];
    }
    const problems = checkPlural(key, language, own);
    if (isPlural && categoriesOf(own).length === 0) {
      problems.push(
        problem(first, key, {
          ar: 'لهذا النص صيغ بحسب العدد في اللغة الأخرى. اكتبها هنا أيضًا.',
          en: 'The other language has a text for each number. Write them here too.',
        }),
      );
    }
    if (list(variablesOf(own)) !== list(variables)) {
      problems.push(
        problem(first, key, {
          ar: `ما يملؤه الموقع في هذا النص: ${list(variables)}، والموجود: ${list(variablesOf(own))}. أبقِه كما هو.`,
          en: `The site fills in ${list(variables)}, and the text has ${list(variablesOf(own))}. Keep these as they are.`,
        }),
      );
    }
    return problems;
  });
}

/** Keys that a language lacks, plural categories it should not or does not have, and variables that differ. */
export function compareLanguages(
  catalogue: Catalogue,
  { languages }: Pick<Texts, 'languages'>,
): ContentProblem[] {
  return [...catalogue].flatMap(([namespace, keys]) =>
    [...keys].flatMap(([key, forms]) => checkKey(namespace, key, forms, languages)),
  );
}

import type { Problem } from '../lib/problem';
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

const list = (words: readonly string[]) => (words.length > 0 ? words.join(', ') : 'none');

const categoriesOf = (forms: Forms) => forms.flatMap(({ key }) => splitPluralKey(key).category ?? []).sort();

/** Variables of any form: a singular may leave the number out. */
const variablesOf = (forms: Forms): string[] => {
  const found = forms.flatMap(({ value }) => [...value.matchAll(/\{\{-?\s*([^},\s]+).*?\}\}/g)]);
  return [...new Set(found.flatMap(([, name]) => name ?? []))].sort();
};

function checkPlural(key: string, language: string, forms: Forms): Problem[] {
  const [first] = forms;
  const found = categoriesOf(forms);
  if (!first || found.length === 0) return [];
  const expected = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort();
  if (list(found) === list(expected) && found.length === forms.length) return [];
  const plain = forms.length > found.length ? ' besides a text without a category' : '';
  const message = `${key}: expected the plural categories ${list(expected)}, found ${list(found)}${plain}`;
  return [{ ...first, message }];
}

function checkKey(
  namespace: string,
  key: string,
  forms: Map<string, Forms>,
  languages: readonly string[],
): Problem[] {
  const here = [...forms.values()];
  const isPlural = here.some((some) => categoriesOf(some).length > 0);
  const variables = variablesOf(here.flat());
  return languages.flatMap((language) => {
    const own = forms.get(language);
    const [first] = own ?? [];
    if (!own || !first) {
      const where = here[0]?.[0];
      const message = `${key}: expected this key, as in ${where?.file}:${where?.line}`;
      return [{ file: localeFile(language, namespace), line: 1, message }];
    }
    const problems = checkPlural(key, language, own);
    if (isPlural && categoriesOf(own).length === 0) {
      problems.push({ ...first, message: `${key}: expected plural categories, as in the other language` });
    }
    if (list(variablesOf(own)) !== list(variables)) {
      const message = `${key}: expected the variables ${list(variables)}, found ${list(variablesOf(own))}`;
      problems.push({ ...first, message });
    }
    return problems;
  });
}

/** Keys that a language lacks, plural categories it should not or does not have, and variables that differ. */
export function compareLanguages(catalogue: Catalogue, { languages }: Pick<Texts, 'languages'>): Problem[] {
  return [...catalogue].flatMap(([namespace, keys]) =>
    [...keys].flatMap(([key, forms]) => checkKey(namespace, key, forms, languages)),
  );
}

/** Names that are written alike in both languages, so that they may stand in a text of either. */
const sharedNames = ['Shaqool', 'شاقول', 'WhatsApp', 'Instagram', 'Twitter', 'YouTube'];

const sharedName = new RegExp(sharedNames.join('|'), 'g');
const variable = /\{\{.*?\}\}/g;
const arabicLetter = /\p{Script=Arabic}/u;
const latinLetter = /\p{Script=Latin}/u;
const arabicDigit = /[٠-٩۰-۹]/;

const wrongScript: Record<string, (words: string) => string | undefined> = {
  ar: (words) => (latinLetter.test(words) && !arabicLetter.test(words) ? 'expected Arabic' : undefined),
  en: (words) => (arabicLetter.test(words) ? 'expected English' : undefined),
};

function mistakeIn({ language, value }: Text): string | undefined {
  if (value.trim() === '') return 'expected a text that is not empty';
  if (arabicDigit.test(value)) return 'expected the digits 0–9';
  return wrongScript[language]?.(value.replace(variable, '').replace(sharedName, ''));
}

/** Empty texts, texts in the wrong language, and digits that are not 0–9. */
export const checkText = (text: Text): Problem[] => {
  const mistake = mistakeIn(text);
  return mistake ? [{ ...text, message: `${text.key}: ${mistake}, found "${text.value}"` }] : [];
};

import { interfaceTextMistakes } from '../sourcing/content/interface-texts/text-mistakes';
import type { Language } from '../sourcing/content/problems';
import type { Entry } from './entry-file';
import { sourceField, type TextTree } from './format/interface-format';
import { contentLanguages } from '../lib/localized-text';

/** The texts of a tree with their dotted keys. */
function textsIn(tree: TextTree, before = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[before + name, value]] : textsIn(value, `${before}${name}.`),
  );
}

/** The mistakes in a file of interface texts, in both of its languages, as the build would name them. */
export function interfaceMistakeLines(entry: Entry, language: Language): string[] {
  const { data, i18n } = entry.toJS() as unknown as {
    data: TextTree;
    i18n?: Partial<Record<Language, { data: TextTree }>>;
  };
  const both = { ar: data, en: i18n?.en?.data ?? {} };
  return contentLanguages.flatMap((code) =>
    textsIn(both[code])
      // A form of one language only is empty in the other.
      .filter(([key, text]) => key !== sourceField && text !== '')
      .flatMap(([key, text]) =>
        interfaceTextMistakes(text, code).map((found) => `${key}: ${found[language]}`),
      ),
  );
}

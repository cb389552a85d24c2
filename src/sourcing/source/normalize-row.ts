import type { ContractProblem } from './contract-validator';
import { contentLanguages } from '../../lib/localized-text';
import { isShownInAll, missingLanguage, titleFields } from '../../lib/visible-text';

type Members = Record<string, unknown>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/**
 * A copy of a row in which a text of one language alone stands for both: a home with half a title is worth more to its
 * visitors than none. Addresses by language are left alone.
 * @returns the row, and where a language was filled in
 */
export function fillLanguages(row: unknown): { row: unknown; filled: ContractProblem[] } {
  const filled: ContractProblem[] = [];

  function visit(value: unknown, at: string): unknown {
    if (Array.isArray(value)) return value.map((item, index) => visit(item, `${at}/${index}`));
    if (!isObject(value)) return value;
    const isText = Object.keys(value).every((name) => name === 'ar' || name === 'en') && !at.endsWith('url');
    const missing = isText ? missingLanguage(value) : undefined;
    if (missing) {
      const [language] = contentLanguages.filter((one) => one !== missing);
      filled.push({ at: `${at}/${missing}`, message: `is empty: the text of ${language} stands for it` });
      return { ...value, [missing]: value[language as string] };
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, visit(member, `${at}/${name}`)]),
    );
  }

  return { row: visit(row, ''), filled };
}

/** What is wrong with a valid row that nothing could show, because it has no name in any language; undefined when it has. */
export function missingTitle(schema: string, row: object): ContractProblem | undefined {
  const field = titleFields[schema];
  if (!field || isShownInAll((row as Members)[field])) return undefined;
  return { at: `/${field}`, message: 'has nothing to show in any language' };
}

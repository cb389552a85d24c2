import type { Problem } from '../lib/problem';
import type { Catalogue } from './check-texts';
import type { Use } from './find-uses';

/** Where every namespace looks for what it does not have itself. */
const fallback = 'common';

const inWords = ({ namespace, shown }: Use) =>
  namespace === fallback ? `"${shown}" in ${fallback}` : `"${shown}" in ${namespace} or ${fallback}`;

/**
 * Texts that code uses and no file has, and texts that no code uses.
 * @param catalogue the texts, by namespace and by the key that code names
 */
export function checkUses(catalogue: Catalogue, uses: readonly Use[]): Problem[] {
  const used = new Set<string>();
  const problems: Problem[] = [];
  for (const use of uses) {
    // A key in the namespace itself hides the same key in the common one.
    const [owner] = [use.namespace, fallback]
      .map((namespace) => ({ namespace, keys: matching(catalogue, namespace, use.pattern) }))
      .filter(({ keys }) => keys.length > 0);
    for (const key of owner?.keys ?? []) used.add(`${owner?.namespace}:${key}`);
    if (!owner && use.isCertain) {
      problems.push({
        file: use.file,
        line: use.line,
        message: `expected a text ${inWords(use)}, found none`,
      });
    }
  }
  for (const [namespace, keys] of catalogue) {
    for (const [key, forms] of keys) {
      if (used.has(`${namespace}:${key}`)) continue;
      for (const [text] of forms.values()) {
        if (text)
          problems.push({ ...text, message: `${key}: expected code that shows this text, found none` });
      }
    }
  }
  return problems;
}

const matching = (catalogue: Catalogue, namespace: string, pattern: RegExp): string[] =>
  [...(catalogue.get(namespace)?.keys() ?? [])].filter((key) => pattern.test(key));

import ts from 'typescript';
import type { Catalogue } from '../../src/sourcing/content/interface-texts';
import type { Problem } from './problem';
import { walk } from './syntax';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Texts that no source shows. A source shows a text by its whole key (`t('filter.sort')`), by a key of which a part comes
 * at run time (`t(`status.${status}`)`), or by the group in which it stands (`'states'` for `states.sold`).
 */
export function unusedTexts(catalogue: Catalogue, sources: readonly ts.SourceFile[]): Problem[] {
  const named = new Set<string>();
  const patterns = new Set<string>();
  for (const source of sources) {
    walk(source, (node) => {
      if (ts.isStringLiteralLike(node)) named.add(node.text);
      if (ts.isTemplateExpression(node) && node.head.text !== '') {
        const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
        patterns.add(parts.map(({ text }) => escape(text)).join('.+'));
      }
    });
  }
  const expressions = [...patterns].map((pattern) => new RegExp(`^${pattern}$`));
  const isShown = (key: string) =>
    groupsOf(key).some((name) => named.has(name)) || expressions.some((expression) => expression.test(key));
  const unused = [...catalogue.values()].flatMap((keys) => [...keys].filter(([key]) => !isShown(key)));
  return unused.flatMap(([key, forms]) => {
    const message = `${key}: expected code that shows this text, found none`;
    const texts = [...forms.values()].flatMap(([text]) => text ?? []);
    return texts.map(({ path: file, line }) => ({ file, line, message }));
  });
}

/** `a.b.c` → `a.b.c`, `a.b`, `a`. */
const groupsOf = (key: string): string[] =>
  key.split('.').map((_part, index, parts) => parts.slice(0, parts.length - index).join('.'));

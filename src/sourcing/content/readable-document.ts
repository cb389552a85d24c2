import type { FieldPath } from '../../lib/yaml-offset';
import { readFrontMatter } from './front-matter';
import { findKind, type ContentDocument } from './kinds';
import { splitFile } from './split-file';

interface Readable<Name extends ContentDocument['kind'], Fields> {
  kind: Name;
  path: string;
  fields: Fields;
}

/** What the checks between files need of a document, also of one that has mistakes of its own. */
export type ReadableDocument =
  | Readable<'faq-question', { category: string; order: number }>
  | Readable<'faq-categories', { categories: { id: string }[] }>
  | Readable<'redirects', { redirects: { from: string; to: string }[] }>;

/** Empty for anything but a text: the schema names that. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const rowsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map((row) => Object(row) as Record<string, unknown>) : [];

/** The document as far as it can be read; undefined for kinds that no check between files looks at. */
export function readableDocument(path: string, text: string): ReadableDocument | undefined {
  const kind = findKind(path.replace(/^content\//, ''))?.name;
  const parts = splitFile(text);
  if ('message' in parts) return undefined;
  const fields = Object(readFrontMatter(parts.frontMatter, parts.frontMatterLine).value) as Record<
    string,
    unknown
  >;
  if (kind === 'faq-question') {
    const { category, order } = fields;
    return {
      kind,
      path,
      fields: { category: textOf(category), order: typeof order === 'number' ? order : NaN },
    };
  }
  if (kind === 'faq-categories') {
    const categories = rowsOf(fields['categories']).map(({ id }) => ({ id: textOf(id) }));
    return { kind, path, fields: { categories } };
  }
  if (kind === 'redirects') {
    const redirects = rowsOf(fields['redirects']).map(({ from, to }) => {
      return { from: textOf(from), to: textOf(to) };
    });
    return { kind, path, fields: { redirects } };
  }
  return undefined;
}

/** `['items', 2, 'title']` as `items[2].title`. */
export const formatField = (field: FieldPath): string =>
  field
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');

import type { LocalizedText } from '../../lib/localized-text';
import type { FieldPath } from '../../lib/yaml-offset';
import { readFrontMatter } from './front-matter';
import { findKind } from './kinds';
import { formatField } from './readable-document';
import { splitLanguages, type FileParts } from './split-file';
import { getLabel } from './validate';

/** Paths of the fields that hold the target of a link. */
function targetsIn(value: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof value !== 'object' || value === null) return path.at(-1) === 'to' ? [path] : [];
  return Object.entries(value).flatMap(([key, inner]) =>
    targetsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The field that a link is in, by its line. */
function fieldAt(parts: FileParts, line: number): FieldPath {
  if (line >= parts.bodyLine) {
    const { lines } = splitLanguages(parts.body, parts.bodyLine);
    const isEnglish = line >= (lines.en ?? Infinity) && (lines.ar ?? 0) <= (lines.en ?? 0);
    return ['body', isEnglish || line < (lines.ar ?? 0) ? 'en' : 'ar'];
  }
  const { value, locate } = readFrontMatter(parts.frontMatter, parts.frontMatterLine);
  return targetsIn(value).find((path) => locate(path).line === line) ?? [];
}

/** The field of a link, by its name and in words. */
export function linkField(
  path: string,
  parts: FileParts,
  line: number,
): { field: string; label?: LocalizedText } {
  const kind = findKind(path.replace(/^content\//, ''));
  const field = fieldAt(parts, line);
  const label = kind && getLabel(kind.schema, field);
  return { field: formatField(field), ...(label ? { label } : {}) };
}

import { inBoth } from '../../sourcing/content/message';
import type { Language } from '../../sourcing/content/problems';
import type { Shape } from './schema-shape';

/** Values of the fields in one language, as the editing page holds them. */
export type LocaleValues = Record<string, unknown>;

const recordOf = (value: unknown): Record<string, unknown> => Object(value) as Record<string, unknown>;

/** Files in the folder `media` beside a content file; the editing page has them below the folder of the file: `/home/media/…`. */
const isMedia = ({ meta }: Shape) =>
  meta?.kind === 'photo' || meta?.kind === 'drawing' || meta?.kind === 'film';

/** The fields of a file, as one language has them: the text at each leaf, everything else in both. */
export function valuesIn(language: Language, shape: Shape, value: unknown, folder: string): unknown {
  switch (shape.kind) {
    case 'group':
      return Object.fromEntries(
        shape.fields
          .filter(([name]) => recordOf(value)[name] !== undefined)
          .map(([name, field]) => [name, valuesIn(language, field, recordOf(value)[name], folder)]),
      );
    case 'list':
      return Array.isArray(value) ? value.map((row) => valuesIn(language, shape.row, row, folder)) : [];
    case 'localized':
    case 'markdown':
      return recordOf(value)[language] ?? '';
    case 'value':
      return isMedia(shape) && typeof value === 'string'
        ? value.replace(/^(?=media\/)/, `/${folder}/`)
        : value;
  }
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/**
 * The fields of a file from those of each language. What both have alike is taken from the Arabic side, on which it is
 * edited. What is empty and may be left out is left out.
 */
export function joinedValue(shape: Shape, values: Readonly<Record<Language, unknown>>): unknown {
  switch (shape.kind) {
    case 'group': {
      const fields = shape.fields
        .map(([name, field]) => {
          const both = { ar: recordOf(values.ar)[name], en: recordOf(values.en)[name] };
          return [name, joinedValue(field, both)] as const;
        })
        .filter(([, value]) => value !== undefined);
      const isLeftOut = shape.meta?.isOptional && fields.every(([, value]) => isEmpty(value));
      return isLeftOut ? undefined : Object.fromEntries(fields);
    }
    case 'list': {
      const rows = { ar: rowsOf(values.ar), en: rowsOf(values.en) };
      const length = Math.max(rows.ar.length, rows.en.length);
      return Array.from({ length }, (_, index) =>
        joinedValue(shape.row, { ar: rows.ar[index], en: rows.en[index] }),
      );
    }
    case 'localized':
    case 'markdown':
      if (shape.meta.isOptional && isEmpty(values.ar) && isEmpty(values.en)) return undefined;
      return inBoth((language) => textOf(values[language]));
    case 'value':
      if (isEmpty(values.ar) && shape.meta.isOptional) return undefined;
      return isMedia(shape) && typeof values.ar === 'string'
        ? values.ar.replace(/^\/[a-z]+\/(?=media\/)/, '')
        : values.ar;
  }
}

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

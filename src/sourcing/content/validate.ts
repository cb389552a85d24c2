import { reach, ValidationError, type AnyObjectSchema, type ISchema } from 'yup';
import type { LocalizedText } from '../../lib/localized-text';
import { nearestWord } from '../../lib/nearest-word';
import type { FieldPath } from '../../lib/yaml-offset';
import type { FieldMeta } from './field-meta';
import type { Position } from './front-matter';
import type { FieldContext } from './media-fields';
import { inBoth } from './message';
import { didYouMean, type ProblemInFile } from './problems';

const parsePath = (field: string): FieldPath =>
  (field.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));

const languages: Readonly<Record<string, LocalizedText>> = {
  ar: { ar: 'بالعربية', en: 'Arabic' },
  en: { ar: 'بالإنجليزية', en: 'English' },
};

const metaOf = (schema: ISchema<unknown> | undefined) =>
  (schema as { meta?: () => { field?: FieldMeta } | undefined } | undefined)?.meta?.()?.field;

/** The field in words: «محطة 3 › النص، بالعربية». Unknown fields are left out. */
export function getLabel(schema: AnyObjectSchema, path: FieldPath): LocalizedText | undefined {
  let current: ISchema<unknown> | undefined = schema;
  const parts: LocalizedText[] = [];
  for (const key of path) {
    const described: unknown = current;
    const { fields, innerType } = Object(described) as {
      fields?: Record<string, ISchema<unknown>>;
      innerType?: ISchema<unknown>;
    };
    if (typeof key === 'number') {
      current = innerType;
      const row = metaOf(current)?.label ?? parts.at(-1);
      if (row) parts[parts.length - 1] = inBoth((language) => `${row[language]} ${key + 1}`);
    } else {
      current = fields?.[key];
      const part = metaOf(current)?.label ?? languages[key];
      if (part) parts.push(part);
    }
  }
  return parts.length === 0
    ? undefined
    : inBoth((language) => parts.map((part) => part[language]).join(' › '));
}

type Locate = (path: FieldPath) => Position;

/** One problem for each field that is not in the schema of its group. */
function unknownFields(schema: AnyObjectSchema, error: ValidationError, locate: Locate): ProblemInFile[] {
  const group = error.path ? reach(schema, error.path) : schema;
  const known = 'fields' in group ? Object.keys(group.fields) : [];
  const expected = known.filter((name) => name !== 'body');
  return Object.keys(Object(error.value))
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = nearestWord(name, expected);
      return {
        ...locate([...parsePath(error.path ?? ''), name]),
        field: error.path ? `${error.path}.${name}` : name,
        message: {
          ar: `لا حقل هنا اسمه «${name}». ${meant ? `أتقصد «${meant}»؟` : `الحقول هي: ${expected.join('، ')}.`}`,
          en: `There is no field “${name}” here. ${meant ? `Did you mean “${meant}”?` : `The fields are: ${expected.join(', ')}.`}`,
        },
      };
    });
}

/** For a choice: the word that the editor may have meant. */
function suggestWord({ type, params }: ValidationError): LocalizedText {
  const words: unknown = type === 'oneOf' ? params?.['resolved'] : undefined;
  const value: unknown = params?.['originalValue'];
  return didYouMean(typeof value === 'string' ? value : '', Array.isArray(words) ? words.map(String) : []);
}

interface ValidateOptions {
  context: FieldContext;
  /** The first line that could not be read: what is missing, and what is wrong near it, may follow from that. */
  unreadLine?: number | undefined;
}

/** Every mismatch between the value and its schema, in the order of the file; empty when it is valid. */
export function validate(
  schema: AnyObjectSchema,
  value: unknown,
  locate: (path: FieldPath, offset?: number) => Position,
  { context, unreadLine = Infinity }: ValidateOptions,
): ProblemInFile[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false, context });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const single = error.inner.length > 0 ? error.inner : [error];
    return single.flatMap((each) => {
      if (each.type === 'exact') return unknownFields(schema, each, locate);
      const path = parsePath(each.path ?? '');
      // Messages of the schemas are objects, which yup passes through.
      const [message] = each.errors as unknown as LocalizedText[];
      const suggestion = suggestWord(each);
      const offset: unknown = each.params?.['offset'];
      const place = locate(path, typeof offset === 'number' ? offset : undefined);
      const isMissing = (each.params?.['originalValue'] ?? null) === null;
      if (path[0] !== 'body' && unreadLine < Infinity && (isMissing || place.line >= unreadLine - 1))
        return [];
      return [
        {
          ...place,
          field: each.path ?? '',
          label: getLabel(schema, path),
          message: inBoth((language) => `${message?.[language] ?? ''}${suggestion[language]}`),
        },
      ];
    });
  }
}

import { reach, ValidationError, type AnyObjectSchema } from 'yup';
import { didYouMean, type ProblemInFile } from './errors';
import type { FieldContext } from './fields';
import type { FieldPath, Position } from './front-matter';

function quote(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return `"${line.length > 40 ? `${line.slice(0, 40)}…` : line}"`;
}

/** Describes the value of a field in words, short enough for one line. */
function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string') return value.trim() === '' ? 'an empty text' : `the text ${quote(value)}`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return `a group with the fields ${Object.keys(value).join(', ')}`;
  return `the ${typeof value} ${String(value)}`;
}

const parsePath = (field: string): FieldPath =>
  (field.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** One problem for each field that is not in the schema of its group. */
function unknownFields(
  schema: AnyObjectSchema,
  error: ValidationError,
  locate: (path: FieldPath) => Position,
) {
  const group = error.path ? reach(schema, error.path) : schema;
  const known = 'fields' in group ? Object.keys(group.fields) : [];
  const expected = known.filter((name) => name !== 'body');
  return Object.keys(Object(error.value))
    .filter((name) => !known.includes(name))
    .map((name) => ({
      ...locate([...parsePath(error.path ?? ''), name]),
      field: error.path ? `${error.path}.${name}` : name,
      message: `expected one of the fields ${expected.join(', ')}, found "${name}"${didYouMean(name, expected)}`,
    }));
}

/** For a choice: the word that the editor may have meant. */
function suggestWord({ type, params }: ValidationError, value: unknown): string {
  const words = type === 'oneOf' ? params?.['resolved'] : undefined;
  return Array.isArray(words) && typeof value === 'string' ? didYouMean(value, words.map(String)) : '';
}

/** Every mismatch between the value and its schema, in the order of the file; empty when it is valid. */
export function validate(
  schema: AnyObjectSchema,
  value: unknown,
  locate: (path: FieldPath) => Position,
  context: FieldContext,
): ProblemInFile[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false, context });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const single = error.inner.length > 0 ? error.inner : [error];
    return single.flatMap((each) => {
      if (each.type === 'exact') return unknownFields(schema, each, locate);
      const field = each.path ?? '';
      const value = each.params?.['originalValue'];
      return [
        {
          ...locate(parsePath(field)),
          field,
          message: `${each.message}, found ${describeValue(value)}${suggestWord(each, value)}`,
        },
      ];
    });
  }
}

import { reach, ValidationError, type AnyObjectSchema } from 'yup';
import type { ProblemInFile } from './errors';
import type { FieldContext } from './fields';
import type { FieldPath, Position } from './front-matter';
import { didYouMean } from './suggest';

function quoted(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return `"${line.length > 40 ? `${line.slice(0, 40)}…` : line}"`;
}

/** Says in words what stands in a field, short enough for one line. */
function found(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string') return value.trim() === '' ? 'an empty text' : `the text ${quoted(value)}`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return `a group with the fields ${Object.keys(value).join(', ')}`;
  return `the ${typeof value} ${String(value)}`;
}

const pathOf = (field: string): FieldPath =>
  (field.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** One problem for each field that the group does not know. */
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
      ...locate([...pathOf(error.path ?? ''), name]),
      field: error.path ? `${error.path}.${name}` : name,
      message: `expected one of the fields ${expected.join(', ')}, found "${name}"${didYouMean(name, expected)}`,
    }));
}

/** For a choice: the word that may have been meant. */
function nearWord({ type, params }: ValidationError, value: unknown): string {
  const words = type === 'oneOf' ? params?.['resolved'] : undefined;
  return Array.isArray(words) && typeof value === 'string' ? didYouMean(value, words.map(String)) : '';
}

/** Every way in which the value differs from its schema, in the order of the file; empty when it holds. */
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
          ...locate(pathOf(field)),
          field,
          message: `${each.message}, found ${found(value)}${nearWord(each, value)}`,
        },
      ];
    });
  }
}

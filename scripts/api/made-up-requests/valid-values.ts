import type { SchemaObject } from 'ajv';
import fc from 'fast-check';
import { getShape } from '../../lib/object-shape';

const lengthOf = (text: string) => [...text].length;

function validText(schema: SchemaObject): fc.Arbitrary<string> {
  const {
    pattern,
    format,
    minLength = 0,
    maxLength = 300,
  } = schema as Record<string, string> & {
    minLength?: number;
    maxLength?: number;
  };
  if (format === 'email')
    return fc.emailAddress({ size: 'small' }).filter((text) => text.length <= maxLength);
  const expression = new RegExp(pattern ?? '', 'u');
  const isValid = (text: string) =>
    expression.test(text) &&
    !text.includes('\0') &&
    // Names that the generator likes to repeat; as an idempotency key, a second one is a conflict.
    !(text in {}) &&
    lengthOf(text) >= minLength &&
    lengthOf(text) <= maxLength;
  // Anything with a character that is no space: the one pattern that says little about the text.
  if (!pattern || pattern === '\\S') {
    return fc.string({ unit: 'binary', minLength, maxLength, size: 'max' }).filter(isValid);
  }
  // Few repetitions of its own reach the least length.
  const repeated = pattern.replace(/\+\$$/, `{${minLength},${maxLength}}$`);
  return fc.stringMatching(new RegExp(repeated, 'u')).filter(isValid);
}

function validInteger(schema: SchemaObject) {
  const { minimum = 0, maximum = 1_000_000 } = schema as Record<string, number | undefined>;
  return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum));
}

/**
 * Values that a schema of the contract's requests allows.
 * @param known values by property name that exist in the database, for properties that name a record
 */
export function validValue(schema: SchemaObject, known: Record<string, string[]>): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...(schema.enum as unknown[]));
  switch (schema.type) {
    case 'string':
      return validText(schema);
    case 'integer':
      return validInteger(schema);
    case 'number':
      return fc.double({ min: Number(schema.minimum), max: Number(schema.maximum), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(validValue(schema.items as SchemaObject, known), {
        maxLength: schema.maxItems as number,
      });
    default:
      return validObject(schema, known);
  }
}

function validObject(schema: SchemaObject, known: Record<string, string[]>): fc.Arbitrary<object> {
  const { properties, required } = getShape(schema);
  const values = Object.entries(properties).map(([name, property]) => {
    const ids = known[name];
    return [name, ids ? fc.constantFrom(...ids) : validValue(property, known)] as const;
  });
  return fc.record(Object.fromEntries(values), { requiredKeys: required });
}

/** Values just inside and just outside of a schema's limits. */
export function limitsOf(schema: SchemaObject): unknown[] {
  const { minLength, maxLength, minimum, maximum, maxItems } = schema as Record<string, number | undefined>;
  const texts = [minLength, maxLength].flatMap((length) =>
    length === undefined
      ? []
      : [length - 1, length, length + 1].map((count) => 'ب'.repeat(Math.max(count, 0))),
  );
  const numbers = [minimum, maximum].flatMap((limit) =>
    limit === undefined ? [] : [limit - 1, limit, limit + 1],
  );
  return [...texts, ...numbers, ...(maxItems === undefined ? [] : [Array(maxItems + 1).fill(1)])];
}

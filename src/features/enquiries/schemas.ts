/** The schema of each form: the rules of its fields, applied to what was meant by what was typed. */
import { object, string, type StringSchema } from 'yup';
import { forms, type EnquiryKind, type FieldDefinition } from './forms';
import { normaliseEmail, normaliseMobile, normaliseNumber } from './normalise';
import * as rules from './rules';
import { isBlank } from './typed-text';

const asTyped = (value: string) => value;

/** What was meant, by the format of a field. */
export const normalizerOf = (format: FieldDefinition['format']): ((value: string) => string) => {
  if (format === 'mobile') return normaliseMobile;
  if (format === 'email') return normaliseEmail;
  return format === 'number' ? normaliseNumber : asTyped;
};

/** What is said of a shape, before any length. */
function rulesOfFormat({ format, maximum }: FieldDefinition): rules.Rule[] {
  if (format === 'email') return [rules.email];
  if (format !== 'number') return [];
  return [
    rules.number,
    rules.positive,
    rules.whole,
    ...(maximum === undefined ? [] : [rules.atMost(maximum)]),
  ];
}

/** The rules of a field in the order in which they are said. */
function rulesOf(definition: FieldDefinition): rules.Rule[] {
  const { format, minLength, maxLength } = definition;
  // The mobile rule says all there is to say about length.
  if (format === 'mobile') return [rules.mobile];
  const atLeast = format === 'name' ? rules.threeParts : rules.minLength;
  return [
    ...rulesOfFormat(definition),
    ...(minLength === undefined ? [] : [atLeast(minLength)]),
    ...(maxLength === undefined ? [] : [rules.maxLength(maxLength)]),
    rules.readable,
  ];
}

/** The first rule that a value breaks. Blank answers break none but `required`. */
export function faultOf(definition: FieldDefinition, value: string): rules.Fault | undefined {
  if (isBlank(value)) return definition.required ? rules.required(value) : undefined;
  for (const rule of rulesOf(definition)) {
    const fault = rule(value);
    if (fault) return fault;
  }
  return undefined;
}

const field = (definition: FieldDefinition): StringSchema =>
  string()
    .transform(normalizerOf(definition.format))
    .test('rules', (value, { createError }) => {
      const fault = faultOf(definition, value ?? '');
      return fault ? createError({ type: fault.rule, message: fault.rule }) : true;
    });

const schemaOf = (fields: Record<string, FieldDefinition>) =>
  object(Object.fromEntries(Object.entries(fields).map(([name, definition]) => [name, field(definition)])));

export const schemas = {
  maintenance: schemaOf(forms.maintenance),
  contact: schemaOf(forms.contact),
  consultation: schemaOf(forms.consultation),
  project_interest: schemaOf(forms.project_interest),
  interest: schemaOf(forms.interest),
} as const satisfies Record<EnquiryKind, unknown>;

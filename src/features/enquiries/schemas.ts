import { object, string, type ObjectSchema } from 'yup';
import { forms, isBlank, type EnquiryKind, type FieldDefinition } from './forms';
import { normalizeEmail, normalizeMobile, normalizeNumber } from './normalize';
import * as rules from './rules';

const unchanged = (value: string) => value;

function normalizerOf({ format }: FieldDefinition): (value: string) => string {
  if (format === 'mobile') return normalizeMobile;
  if (format === 'email') return normalizeEmail;
  return format === 'number' ? normalizeNumber : unchanged;
}

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

/** The rules of a field that is not blank, in the order in which they are checked: its format before its length. */
function rulesOf(definition: FieldDefinition): rules.Rule[] {
  const { format, minLength, maxLength } = definition;
  // The mobile rule covers length and characters.
  if (format === 'mobile') return [rules.mobile];
  const atLeast = format === 'name' ? rules.threeParts : rules.minLength;
  return [
    ...rulesOfFormat(definition),
    ...(minLength === undefined ? [] : [atLeast(minLength)]),
    ...(maxLength === undefined ? [] : [rules.maxLength(maxLength)]),
    rules.readable,
  ];
}

/** One test, so that a field has one error: the first rule that it breaks. Blank values break none but `required`. */
function fieldSchema(definition: FieldDefinition) {
  const whenBlank = definition.required ? [rules.required] : [];
  const whenFilled = rulesOf(definition);
  return string()
    .transform(normalizerOf(definition))
    .test('rules', (value = '', { createError }) => {
      for (const rule of isBlank(value) ? whenBlank : whenFilled) {
        const error = rule(value);
        if (error) return createError({ type: error.rule, message: error.rule });
      }
      return true;
    });
}

/** A broken rule with the limit of the field that its message names. */
export function getFieldError(
  { minLength, maxLength, maximum }: FieldDefinition,
  rule: rules.RuleName,
): rules.FieldError {
  if (rule === 'threeParts' || rule === 'tooShort') return { rule, limit: minLength };
  if (rule === 'tooLong') return { rule, limit: maxLength };
  return rule === 'tooMany' ? { rule, limit: maximum } : { rule };
}

/** The values of a form that passed its schema: normalized, free text unchanged. */
export type ValidValues = Readonly<Record<string, string | undefined>>;

const schemaOf = (fields: Record<string, FieldDefinition>): ObjectSchema<ValidValues> =>
  object(
    Object.fromEntries(Object.entries(fields).map(([name, definition]) => [name, fieldSchema(definition)])),
  );

/** The schema of each form. The type of an error is the name of the broken rule. */
export const schemas = {
  maintenance: schemaOf(forms.maintenance),
  contact: schemaOf(forms.contact),
  consultation: schemaOf(forms.consultation),
  project_interest: schemaOf(forms.project_interest),
  interest: schemaOf(forms.interest),
} as const satisfies Record<EnquiryKind, unknown>;

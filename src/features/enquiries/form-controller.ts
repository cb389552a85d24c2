import { yupResolver } from '@hookform/resolvers/yup';
import type { FocusEvent } from 'react';
import { createFormControl } from 'react-hook-form';
import { afterPointerUp } from './after-pointer-up';
import { forms, type EnquiryKind, type FieldDefinition, type FormValues } from './forms';
import { normalizeMobile } from './normalize';
import { mobile, ruleNames, type FieldError } from './rules';
import { getFieldError, schemas, type ValidValues } from './schemas';

export interface Validation {
  errors: Readonly<Record<string, FieldError>>;
  /** Fields that the visitor has left once. */
  touched: Readonly<Record<string, boolean>>;
}

export type FormController = ReturnType<typeof createFormController>;

/** The type of an error that the API reported; its message is the API's rule. */
const refused = 'refused';

/**
 * react-hook-form with the yup schema of a form. Fields are validated when they are left, then as they change. It takes
 * over the fields of the page with their values, so it can be loaded after the visitor has begun to type.
 */
export function createFormController(kind: EnquiryKind, onChange: (validation: Validation) => void) {
  const fields: Record<string, FieldDefinition> = forms[kind];
  const control = createFormControl<Record<string, string | undefined>>({
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resolver: yupResolver(schemas[kind]),
  });
  const toFieldError = (name: string, { type, message }: { type?: unknown; message?: string } = {}) => {
    const definition = fields[name];
    const rule = ruleNames.find((known) => known === type);
    if (definition && type === refused) return apiFieldError(definition, message);
    return definition && rule ? getFieldError(definition, rule) : ({ rule: 'refused' } as const);
  };
  control.subscribe({
    formState: { errors: true, touchedFields: true },
    callback: ({ errors = {}, touchedFields = {} }) => {
      const named = Object.entries(errors).map(([name, error]) => [name, toFieldError(name, error)] as const);
      onChange({
        errors: Object.fromEntries(named),
        touched: { ...touchedFields } as Validation['touched'],
      });
    },
  });
  const checkedValues = (values: FormValues): ValidValues | undefined =>
    schemas[kind].isValidSync(values) ? schemas[kind].cast(values) : undefined;
  return {
    register(name: string) {
      const { onBlur, ...rest } = control.register(name);
      return { ...rest, onBlur: (event: FocusEvent) => afterPointerUp(() => void onBlur(event)) };
    },
    /** The normalized mobile number, where it is valid and was typed in another form. */
    normalizedMobile(typed: string): string | undefined {
      const number = normalizeMobile(typed);
      return number && number !== typed && !mobile(number) ? number : undefined;
    },
    /** Validates fields that the visitor left before the controller was loaded. */
    validateTouched(names: Iterable<string>): void {
      for (const name of names) {
        if (!(name in fields)) continue;
        control.setValue(name, control.getValues(name), { shouldTouch: true, shouldValidate: true });
      }
    },
    /** The values to send, without waiting; undefined where there is something to fix. */
    checkedValues,
    /**
     * The values to send, or undefined once the errors are shown.
     * @param values of all fields, also of those that the browser filled in without an event
     */
    async validate(values: FormValues): Promise<ValidValues | undefined> {
      for (const [name, value] of Object.entries(values)) control.setValue(name, value);
      await control.handleSubmit(() => undefined)();
      return checkedValues({ ...(control.getValues() as FormValues), ...values });
    },
    /** Marks what the API refused: its rules by field. Answers whether any is a field of this form. */
    showRefused(rules: Readonly<Record<string, string>>): boolean {
      const known = Object.entries(rules).filter(([name]) => name in fields);
      for (const [name, rule] of known) control.setError(name, { type: refused, message: rule });
      return known.length > 0;
    },
  };
}

/**
 * The message for a rule of the API. The field has passed our rules, so it says only what the API knows, and none of our
 * limits.
 */
export function apiFieldError({ format }: FieldDefinition, rule: string | undefined): FieldError {
  if (rule === 'required') return { rule: 'required' };
  if (format === 'mobile' || format === 'email') return { rule: format };
  if (rule === 'maxLength') return { rule: 'refusedLong' };
  return { rule: rule === 'minLength' ? 'refusedShort' : 'refused' };
}

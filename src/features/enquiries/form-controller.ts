/**
 * The part of a form that checks: react-hook-form with the yup schema. It takes the fields as they stand in the page,
 * so it can come after the visitor has begun to type.
 */
import { yupResolver } from '@hookform/resolvers/yup';
import type { FocusEvent } from 'react';
import { createFormControl } from 'react-hook-form';
import { forms, type EnquiryKind, type FieldDefinition, type Typed } from './forms';
import { normaliseMobile } from './normalise';
import { afterPointerUp } from './press';
import { mobile, type Fault } from './rules';
import { faultOf, normalizerOf, schemas } from './schemas';

export interface Checks {
  faults: Readonly<Record<string, Fault>>;
  /** Fields that the visitor has left once. */
  touched: Readonly<Record<string, boolean>>;
}

export type FormController = ReturnType<typeof createFormController>;

/** Checks fields when they are left, then as they change; tells `listen` what it finds. */
export function createFormController(kind: EnquiryKind, listen: (checks: Checks) => void) {
  const fields: Record<string, FieldDefinition> = forms[kind];
  const control = createFormControl<Record<string, string>>({
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resolver: yupResolver(schemas[kind]) as never,
  });
  const meant = (name: string) => normalizerOf(fields[name]?.format)(control.getValues(name) ?? '');
  const fault = (name: string, { type, message }: { type?: unknown; message?: string } = {}): Fault => {
    const definition = fields[name];
    if (!definition) return { rule: 'refused' };
    if (type === 'refused') return refusedFault(definition, message);
    return faultOf(definition, meant(name)) ?? { rule: 'refused' };
  };
  control.subscribe({
    formState: { errors: true, touchedFields: true },
    callback: ({ errors = {}, touchedFields = {} }) => {
      const faults = Object.entries(errors).map(([name, error]) => [name, fault(name, error)]);
      listen({
        faults: Object.fromEntries(faults) as Checks['faults'],
        touched: { ...touchedFields } as Checks['touched'],
      });
    },
  });
  return {
    register(name: string) {
      const { onBlur, ...rest } = control.register(name);
      return { ...rest, onBlur: (event: FocusEvent) => afterPointerUp(() => void onBlur(event)) };
    },
    /** The mobile number that was meant, where it is one and was written another way. */
    mobileOf(typed: string): string | undefined {
      const number = normaliseMobile(typed);
      return number && number !== typed && !mobile(number) ? number : undefined;
    },
    /** Checks fields that the visitor left before this was there to see it. */
    leave(names: Iterable<string>): void {
      for (const name of names) {
        if (!(name in fields)) continue;
        control.setValue(name, control.getValues(name), { shouldTouch: true, shouldValidate: true });
      }
    },
    /** What may be sent, or undefined once the faults are shown. `typed` also has what the browser filled in silently. */
    async check(typed: Typed): Promise<Typed | undefined> {
      for (const [name, value] of Object.entries(typed)) control.setValue(name, value);
      let checked: Typed | undefined;
      await control.handleSubmit((values) => {
        checked = values;
      })();
      return checked;
    },
    /** Marks what the API did not take: its rules by field. Answers whether any of it is a field of this form. */
    refuse(faults: Readonly<Record<string, string>>): boolean {
      const known = Object.entries(faults).filter(([name]) => name in fields);
      for (const [name, rule] of known) control.setError(name, { type: 'refused', message: rule });
      return known.length > 0;
    },
  };
}

/**
 * What the API's rule means to the visitor. The field has passed our rules, so only what is true by the API's alone is
 * said, and none of our limits.
 */
export function refusedFault({ format }: FieldDefinition, rule: string | undefined): Fault {
  if (rule === 'required') return { rule: 'required' };
  if (format === 'mobile' || format === 'email') return { rule: format };
  if (rule === 'maxLength') return { rule: 'refusedLong' };
  return { rule: rule === 'minLength' ? 'refusedShort' : 'refused' };
}

/**
 * The part of a form that checks: react-hook-form with the yup schema. It takes the fields as they stand in the page,
 * so it can come after the visitor has begun to type.
 */
import { yupResolver } from '@hookform/resolvers/yup';
import type { FocusEvent } from 'react';
import { createFormControl } from 'react-hook-form';
import { forms, type EnquiryKind, type FieldDefinition, type Typed } from './forms';
import { whenReleased } from './press';
import type { Fault } from './rules';
import { faultOf, meantBy, schemas } from './schemas';

export interface Checks {
  faults: Readonly<Record<string, Fault>>;
  /** Fields that the visitor has left once. */
  touched: Readonly<Record<string, boolean>>;
}

export type Engine = ReturnType<typeof createEngine>;

/** Checks fields when they are left, then as they change; tells `listen` what it finds. */
export function createEngine(kind: EnquiryKind, listen: (checks: Checks) => void) {
  const fields: Record<string, FieldDefinition> = forms[kind];
  const control = createFormControl<Record<string, string>>({
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resolver: yupResolver(schemas[kind]) as never,
  });
  const meant = (name: string) => meantBy(fields[name]?.format)(control.getValues(name) ?? '');
  const fault = (name: string, type: unknown): Fault => {
    const definition = fields[name];
    if (type === 'refused' || !definition) return { rule: 'refused' };
    return faultOf(definition, meant(name)) ?? { rule: 'refused' };
  };
  control.subscribe({
    formState: { errors: true, touchedFields: true },
    callback: ({ errors = {}, touchedFields = {} }) => {
      const faults = Object.entries(errors).map(([name, error]) => [name, fault(name, error?.type)]);
      listen({
        faults: Object.fromEntries(faults) as Checks['faults'],
        touched: { ...touchedFields } as Checks['touched'],
      });
    },
  });
  return {
    register(name: string) {
      const { onBlur, ...rest } = control.register(name);
      return { ...rest, onBlur: (event: FocusEvent) => whenReleased(() => void onBlur(event)) };
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
    /** Marks what the API did not take. Answers whether any of it is a field of this form. */
    refuse(names: readonly string[]): boolean {
      const known = names.filter((name) => name in fields);
      for (const name of known) control.setError(name, { type: 'refused', message: 'refused' });
      return known.length > 0;
    },
  };
}

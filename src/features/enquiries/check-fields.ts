/** Checks what was typed by the rules of the contract, before it is sent. */
import { limits } from '../../api/contract';
import type { FieldDefinition } from './forms';

/** What is wrong with a field: a key below `rules` in the texts of the forms, with its numbers. */
export interface FieldFault {
  rule: 'required' | 'mobile' | 'email' | 'tooShort' | 'tooLong' | 'refused';
  limit?: number;
}

export type Typed = Readonly<Record<string, string>>;

const mobile = new RegExp(limits.Mobile.pattern);
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function faultOf(
  value: string,
  { required, format, minLength = 0, maxLength }: FieldDefinition,
): FieldFault | undefined {
  if (value.trim() === '') return required ? { rule: 'required' } : undefined;
  if (format === 'mobile') return mobile.test(value) ? undefined : { rule: 'mobile' };
  if (format === 'email' && !email.test(value)) return { rule: 'email' };
  const { length } = [...value];
  if (length < minLength) return { rule: 'tooShort', limit: minLength };
  if (maxLength !== undefined && length > maxLength) return { rule: 'tooLong', limit: maxLength };
  return undefined;
}

/** Faults by field name; empty when everything may be sent. Fields left empty pass every rule except required. */
export function checkFields(
  fields: Record<string, FieldDefinition>,
  typed: Typed,
): Record<string, FieldFault> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, definition]) => {
      const fault = faultOf(typed[name] ?? '', definition);
      return fault ? [[name, fault]] : [];
    }),
  );
}

/** What was typed as the fields of a body: empty fields are left out, numbers are numbers, the rest is untouched. */
export function bodyFields(
  fields: Record<string, FieldDefinition>,
  typed: Typed,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { format }]) => {
      const value = typed[name] ?? '';
      if (value.trim() === '') return [];
      return [[name, format === 'number' ? Number.parseInt(value, 10) : value]];
    }),
  );
}

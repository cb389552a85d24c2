import { consentVersion } from './consent-version';
import { findControl } from './form-elements';
import {
  forms,
  isBlank,
  notListed,
  type EnquiryBodies,
  type EnquiryContext,
  type EnquiryKind,
  type FieldDefinition,
  type FieldName,
} from './forms';
import type { ValidValues } from './schemas';

interface BodyContext extends EnquiryContext {
  /** Whether the visitor agreed to receive news. */
  marketing: boolean;
}

/**
 * The body of a create call: blank fields are left out, numbers are numbers, free text is unchanged. `values` have passed
 * the form's schema, and the consent is to the words that the form shows in this language. The API checks the whole body by the contract that the fields were taken from.
 */
export function enquiryBody<K extends EnquiryKind>(
  kind: K,
  values: ValidValues,
  { marketing, ...context }: BodyContext,
): EnquiryBodies[K] {
  const fields: [string, FieldDefinition][] = Object.entries(forms[kind]);
  const answers = fields.flatMap(([name, { format, choices }]) => {
    const value = values[name] ?? '';
    return isBlank(value) || (choices && value === notListed)
      ? []
      : [[name, format === 'number' ? Number(value) : value]];
  });
  const { locale } = context;
  return {
    ...(Object.fromEntries(answers) as EnquiryBodies[K]),
    ...context,
    ...(locale ? { consent: { version: consentVersion, locale } } : {}),
    ...(marketing ? { marketing_consent: true } : {}),
  };
}

/** The answers as the visitor sees them, one line each, to paste into a message. */
export function enquiryText(
  form: HTMLFormElement,
  fields: readonly [FieldName, FieldDefinition][],
  label: (name: FieldName) => string,
): string {
  return fields
    .flatMap(([name]) => {
      const control = findControl(form, name);
      const value = control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : control?.value;
      return control?.value && value ? [`${label(name)}: ${value}`] : [];
    })
    .join('\n');
}

import { controlOf } from './form-elements';
import type { FieldDefinition } from './forms';

/** The answers in the visitor's words, a line each, for a message. */
export function inWords(
  form: HTMLFormElement,
  fields: readonly [string, FieldDefinition][],
  label: (name: string) => string,
): string {
  return fields
    .flatMap(([name]) => {
      const control = controlOf(form, name);
      const value = control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : control?.value;
      return control?.value && value ? [`${label(name)}: ${value}`] : [];
    })
    .join('\n');
}

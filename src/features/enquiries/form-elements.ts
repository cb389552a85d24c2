/** The fields of a form as they stand in the page, whoever filled them in: the visitor, the browser, or we. */
import type { FieldDefinition, Typed } from './forms';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const found = form.elements.namedItem(name);
  const isControl =
    found instanceof HTMLInputElement ||
    found instanceof HTMLTextAreaElement ||
    found instanceof HTMLSelectElement;
  return isControl ? found : undefined;
}

export function readFields(form: HTMLFormElement, names: readonly string[]): Typed {
  return Object.fromEntries(names.map((name) => [name, controlOf(form, name)?.value ?? '']));
}

/** Fills in what is still empty. Answers whether anything was. */
export function fillEmpty(form: HTMLFormElement, typed: Typed): boolean {
  let filled = false;
  for (const [name, value] of Object.entries(typed)) {
    const control = controlOf(form, name);
    if (!control || control.value || !value) continue;
    const { selectedIndex } = control instanceof HTMLSelectElement ? control : { selectedIndex: 0 };
    control.value = value;
    // A choice that is no longer offered leaves the select as it was.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0)
      control.selectedIndex = selectedIndex;
    else filled = true;
  }
  return filled;
}

export function emptyFields(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const control = controlOf(form, name);
    if (control) control.value = '';
  }
}

export const isTicked = (form: HTMLFormElement, name: string): boolean => {
  const control = controlOf(form, name);
  return control instanceof HTMLInputElement && control.checked;
};

export function untick(form: HTMLFormElement, name: string): void {
  const control = controlOf(form, name);
  if (control instanceof HTMLInputElement) control.checked = false;
}

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

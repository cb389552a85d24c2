import type { FormValues } from './forms';

/** Name of the checkbox for news, which is no field of the five forms. */
export const marketingField = 'marketing';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control of a field; undefined where the form has none of that name. */
export function findControl(form: HTMLFormElement, name: string): Control | undefined {
  const found = form.elements.namedItem(name);
  const isControl =
    found instanceof HTMLInputElement ||
    found instanceof HTMLTextAreaElement ||
    found instanceof HTMLSelectElement;
  return isControl ? found : undefined;
}

/** The current values of the fields, whether the visitor, the browser or a prefill filled them in. */
export function readFields(form: HTMLFormElement, names: readonly string[]): FormValues {
  return Object.fromEntries(names.map((name) => [name, findControl(form, name)?.value ?? '']));
}

export interface FillResult {
  /** Whether anything was filled in. */
  changed: boolean;
  /** Values that a select does not offer, by name: each becomes an option. */
  unoffered: FormValues;
}

/** Fills in the fields that are still empty. */
export const fillEmpty = (form: HTMLFormElement, values: FormValues): FillResult => {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
  return fillIn(form, filled, (value) => !value);
};

/** Fills in the fields for which `mayFill` is true, given their current value. */
export function fillIn(
  form: HTMLFormElement,
  values: FormValues,
  mayFill: (value: string, name: string) => boolean,
): FillResult {
  const unoffered: Record<string, string> = {};
  let changed = false;
  for (const [name, value] of Object.entries(values)) {
    const control = findControl(form, name);
    if (!control || control.value === value || !mayFill(control.value, name)) continue;
    changed = true;
    if (control instanceof HTMLSelectElement && ![...control.options].some((one) => one.value === value))
      unoffered[name] = value;
    else control.value = value;
  }
  return { changed, unoffered };
}

/** Empties the fields; one that is not shown keeps what the page knows. */
export function clearFields(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const control = findControl(form, name);
    if (control && !control.closest('[hidden]')) control.value = '';
  }
}

export const isChecked = (form: HTMLFormElement, name: string): boolean => {
  const control = findControl(form, name);
  return control instanceof HTMLInputElement && control.checked;
};

export function uncheck(form: HTMLFormElement, name: string): void {
  const control = findControl(form, name);
  if (control instanceof HTMLInputElement) control.checked = false;
}

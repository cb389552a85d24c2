/** The fields of a form as they stand in the page, whoever filled them in: the visitor, the browser, or we. */
import type { Typed } from './forms';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control of a field; undefined where the form has none of that name. */
export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
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

export interface Filled {
  /** Whether anything was filled in. */
  any: boolean;
  /** What a select does not offer, by name: it becomes an option of its own. */
  unoffered: Typed;
}

/** Fills in what is still empty. */
export const fillEmpty = (form: HTMLFormElement, typed: Typed): Filled => {
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value));
  return fillIn(form, filled, (value) => !value);
};

/** Fills in those fields of which `may` says so by what stands in them. */
export function fillIn(
  form: HTMLFormElement,
  typed: Typed,
  may: (value: string, name: string) => boolean,
): Filled {
  const unoffered: Record<string, string> = {};
  let any = false;
  for (const [name, value] of Object.entries(typed)) {
    const control = controlOf(form, name);
    if (!control || control.value === value || !may(control.value, name)) continue;
    any = true;
    if (control instanceof HTMLSelectElement && ![...control.options].some((one) => one.value === value))
      unoffered[name] = value;
    else control.value = value;
  }
  return { any, unoffered };
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

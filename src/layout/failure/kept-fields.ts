/** What was typed into the forms of a page, kept over a reload in the page's own entry of the browser's history. */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Which form of the page, which field, and its value. */
type KeptField = readonly [form: number, name: string, value: string];

const stateKey = 'keptFields';
const neverKept = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset']);

const forms = () => [...document.querySelectorAll<HTMLFormElement>('main form')];

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isControl).filter(({ name, type }) => name !== '' && !neverKept.has(type));

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Puts away every field that has been filled in. */
export function keepFields(): void {
  const fields = forms().flatMap((form, index) =>
    controlsOf(form)
      .filter((control) => (isChoice(control) ? control.checked : control.value !== ''))
      .map(({ name, value }): KeptField => [index, name, value]),
  );
  if (fields.length > 0) history.replaceState({ ...stateObject(), [stateKey]: fields }, '');
}

/** Fills in again what was put away, as if typed, where nothing else stands by now. */
export function restoreFields(): void {
  const { [stateKey]: kept, ...rest } = stateObject();
  if (!Array.isArray(kept)) return;
  history.replaceState(rest, '');
  const all = forms();
  for (const [index, name, value] of kept as KeptField[]) {
    const form = all[index];
    if (!form) continue;
    const controls = controlsOf(form).filter((control) => control.name === name);
    const choice = controls.filter(isChoice).find((control) => control.value === value);
    if (choice) {
      if (!choice.checked) choice.click();
    } else {
      const [control] = controls;
      if (control && control.value === '') type(control, value);
    }
  }
}

/** React listens to events, and only believes those whose value was set past its own setter. */
function type(control: Control, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function stateObject(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

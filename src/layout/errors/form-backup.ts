type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Index of the form in the page, name of the field, and its value. */
type SavedField = readonly [form: number, name: string, value: string];

const stateKey = 'formBackup';
const unsavedTypes = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset']);

const forms = () => [...document.querySelectorAll<HTMLFormElement>('main form')];

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isControl).filter(({ name, type }) => name !== '' && !unsavedTypes.has(type));

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Saves every filled-in field in the state of the history entry, which survives a reload. */
export function saveForms(): void {
  const fields = forms().flatMap((form, index) =>
    controlsOf(form)
      .filter((control) => (isChoice(control) ? control.checked : control.value !== ''))
      .map(({ name, value }): SavedField => [index, name, value]),
  );
  if (fields.length > 0) history.replaceState({ ...stateObject(), [stateKey]: fields }, '');
}

/** Fills in the saved fields, as if typed, unless they have another value by now. */
export function restoreForms(): void {
  const { [stateKey]: saved, ...rest } = stateObject();
  if (!Array.isArray(saved)) return;
  history.replaceState(rest, '');
  const pageForms = forms();
  for (const [index, name, value] of saved as SavedField[]) {
    const form = pageForms[index];
    if (!form) continue;
    const controls = controlsOf(form).filter((control) => control.name === name);
    const choice = controls.filter(isChoice).find((control) => control.value === value);
    if (choice) {
      if (!choice.checked) choice.click();
    } else {
      const [control] = controls;
      if (control && control.value === '') typeInto(control, value);
    }
  }
}

/** React ignores an event unless the value was set by the prototype's setter, past its own. */
function typeInto(control: Control, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function stateObject(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

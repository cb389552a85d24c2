/** Opens and closes a modal dialog, also where the browser has the element and not its methods. */

const openers = new WeakMap<HTMLDialogElement, Element | null>();

export function openModal(dialog: HTMLDialogElement): void {
  if ('showModal' in dialog) return dialog.showModal();
  const plain: HTMLDialogElement = dialog;
  openers.set(plain, document.activeElement);
  plain.setAttribute('open', '');
  plain.addEventListener('keydown', closeOnEscape);
  plain.querySelector<HTMLElement>('button, a[href], input')?.focus();
}

export function closeModal(dialog: HTMLDialogElement): void {
  if ('showModal' in dialog) return dialog.close();
  const plain: HTMLDialogElement = dialog;
  plain.removeAttribute('open');
  plain.removeEventListener('keydown', closeOnEscape);
  const opener = openers.get(plain);
  if (opener instanceof HTMLElement) opener.focus();
}

/** As the browser does with a modal dialog: its owner hears `close` and takes it away. */
function closeOnEscape({ key, currentTarget }: KeyboardEvent): void {
  if (key === 'Escape') currentTarget?.dispatchEvent(new Event('close'));
}

/** A short message at the top of the page. Its library is loaded when the first one is shown. */

/** `done`, or `kept`: for later, with the sign for it. */
export type ToastVariant = 'done' | 'kept';

/** Says `message` in a toast, in the direction of the page. Never rejects: the toast only repeats what the page says. */
export async function showToast(message: string, variant: ToastVariant = 'done'): Promise<void> {
  try {
    const { toaster } = await import('./toaster');
    toaster.show(message, variant);
  } catch {
    // Without a connection the library may be out of reach.
  }
}

/** Loads the library ahead, so that a toast also comes when the connection is gone by then. */
export const prepareToast = (): Promise<void> =>
  import('./toaster').then(
    ({ toaster }) => toaster.mount(),
    () => undefined,
  );

import { createLazyModule } from '../browser/lazy-module';
import type { ToastVariant } from './toaster.styles';

const toaster = createLazyModule(() => import('./toaster').then((module) => module.toaster));

/** Shows `message` at the top of the page. Never rejects: the toast only repeats what the page says. */
export const showToast = (message: string, variant: ToastVariant = 'done'): Promise<void> =>
  toaster.load().then(
    ({ show }) => show(message, variant),
    () => undefined, // without a connection the library may be unavailable
  );

/** Takes the last toast of a variant away, because what it says is over. */
export const hideToast = (variant: ToastVariant): void => toaster.get()?.hide(variant);

/** Loads the library ahead, so that a toast also shows when the connection is lost by then. */
export const preloadToast = (): Promise<void> =>
  toaster.load().then(
    ({ mount }) => mount(),
    () => undefined,
  );

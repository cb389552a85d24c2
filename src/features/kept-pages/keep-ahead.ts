import { isOffline } from '../../browser/connection';
import { askedTime } from '../../browser/kept-pages';
import { isSharedDevice } from '../../browser/shared-device';
import { routes } from '../../lib/routes';
import { formPaths } from './form-paths';
import { savedPaths } from './saved-paths';
import { readScreen } from './read-screen';
import { askWorker } from './worker';

/** What is being kept for this document. */
const underway = new Set<string>();

/** Keeps pages that nobody has opened yet, with all that they load late. A tab that nobody sees leaves it to another. */
async function keepAhead(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (underway.has(path) || document.hidden || isSharedDevice() || isOffline()) continue;
    underway.add(path);
    // Where that fails, the next time tries it again.
    if (!(await askedTime(path))) await askWorker({ keep: path, screen: await readScreen() });
    underway.delete(path);
  }
}

/** Keeps the pages of the saved homes, with their plans, pictures and the code of their costs, and the comparison. */
export function keepSaved(): Promise<void> {
  const homes = savedPaths();
  return keepAhead(homes.length > 0 ? [...homes, routes.compare] : []);
}

/** Keeps the forms, so that a request can be written without a network. */
export const keepForms = (): Promise<void> => keepAhead(formPaths);

import { isOffline } from '../../browser/connection';
import { askedTime } from '../../browser/kept-pages';
import { isSharedDevice } from '../../browser/shared-device';
import { routes } from '../../lib/routes';
import { shortlist } from '../shortlist';
import { readScreen } from './read-screen';
import { askWorker } from './worker';

/** What is being kept for this document. */
const underway = new Set<string>();

/**
 * Keeps the pages of the saved homes, with their plans, pictures and the code of their costs, and the comparison. A tab that nobody
 * sees leaves it to the one in which a home is saved. The worker has been started.
 */
export async function keepSaved(): Promise<void> {
  const homes = shortlist.get().map(({ project, unit }) => routes.unit(project, unit).split('?')[0] ?? '');
  for (const path of homes.length > 0 ? [...homes, routes.compare] : []) {
    if (underway.has(path) || document.hidden || isSharedDevice() || isOffline()) continue;
    underway.add(path);
    // Where that fails, the next home that is saved or the next visit tries it again.
    if (!(await askedTime(path))) await askWorker({ keep: path, screen: await readScreen() });
    underway.delete(path);
  }
}

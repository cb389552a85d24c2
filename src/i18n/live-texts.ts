import { savedTextsPath, type SavedTexts } from '../lib/saved-texts';
import { replaceTexts } from './resources';

/** How often somebody who develops sees what was saved, in milliseconds. */
const interval = 500;

/**
 * Shows the texts of the interface as they are saved, while developing: at once and with the state of the page, some seconds
 * before Gatsby has run the query of the page again.
 */
export function watchSavedTexts(): void {
  let version = 0;
  const look = async () => {
    const response = await fetch(`${savedTextsPath}?after=${version}`, { cache: 'no-store' });
    const saved = (await response.json()) as SavedTexts;
    version = saved.version;
    replaceTexts(saved.texts);
  };
  // Waits for an answer before it asks again; without one the server is not running at the moment.
  const repeat = () =>
    void look()
      .catch(() => undefined)
      .finally(() => setTimeout(repeat, interval));
  repeat();
}

/** The live answers about units, between the API and the page. */
import type { Page, Request } from '@playwright/test';

export interface Answers {
  /** Lets the answers through, which were held back until now. */
  release: () => void;
  /** Whether one is under way; those held back do not count. */
  areAwaited: () => boolean;
}

/** Holds the answers about units back until they are released, so that their arrival is a step of its own. */
export async function holdAnswers(page: Page): Promise<Answers> {
  let areHeld = true;
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = () => {
      areHeld = false;
      resolve();
    };
  });
  await page.route('**/public/projects/apartments', async (route) => {
    await released;
    await route.continue();
  });
  const asked = new Set<Request>();
  const forget = (request: Request) => asked.delete(request);
  page.on('request', (request) => request.url().endsWith('/apartments') && asked.add(request));
  page.on('requestfinished', forget).on('requestfailed', forget);
  return { release, areAwaited: () => !areHeld && asked.size > 0 };
}

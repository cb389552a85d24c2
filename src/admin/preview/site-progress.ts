import type { LocalizedText } from '../../lib/localized-text';

/** How far the development site is, which the page beside the texts waits for. */
export interface SiteProgress {
  state: 'building' | 'ready' | 'failed';
  /** The step that it is at, from 1. */
  step: number;
  steps: number;
  title: LocalizedText;
  /** Since it began. */
  seconds: number;
}

/** Where the local server says it. */
export const progressAddress = '/preview/progress';

/** Milliseconds between two questions. */
const interval = 1000;

/** Asks until the site is ready, and shows each answer. Rejects where the signal says so. */
export async function untilSiteReady(
  token: string,
  show: (progress: SiteProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const progress = await fetchProgress(token, signal);
    signal.throwIfAborted();
    if (progress) show(progress);
    if (progress?.state === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}

/** Undefined while the server does not answer. */
async function fetchProgress(token: string, signal: AbortSignal): Promise<SiteProgress | undefined> {
  try {
    const headers = { Authorization: `token ${token}` };
    const response = await fetch(progressAddress, { cache: 'no-store', headers, signal });
    return response.ok ? ((await response.json()) as SiteProgress) : undefined;
  } catch {
    return undefined;
  }
}

import { isOffline, isReachable } from '../../browser/connection';
import { isSharedDevice } from '../../browser/shared-device';
import { createStore } from '../../browser/store';
import type { OfflineFile } from '../../domain/offline-pages';
import { offlinePath } from '../../lib/record-files';
import { readKeptProject, removeKeptProject } from './kept-project';
import { readScreen } from './read-screen';
import { askWorker, startWorker } from './worker';

/** How keeping a project ended, or that it was removed. */
export type KeepEnd = 'kept' | 'stopped' | 'failed' | 'full' | 'offline' | 'removed';

/** A project that is being kept: how many of its pages are, of how many; none while these are being read. */
interface Keeping {
  done: number;
  total: number;
}

/** Projects that are being kept, or how that ended, by slug: it goes on while other pages are shown. */
export const keepRuns = createStore<Readonly<Record<string, Keeping | { end: KeepEnd }>>>({});

const setRun = (slug: string, run: Keeping | { end: KeepEnd }) =>
  keepRuns.set({ ...keepRuns.get(), [slug]: run });

const stops = new Map<string, AbortController>();

/**
 * Which pages are kept of a project, and how much they are; undefined where the build keeps none.
 * @param cache `force-cache` for what the browser has read before
 * @throws where the host cannot be reached
 */
export async function readOfflineFile(slug: string, cache?: RequestCache): Promise<OfflineFile | undefined> {
  const answer = await fetch(offlinePath(slug), { cache: cache ?? 'default' });
  return answer.ok ? ((await answer.json()) as OfflineFile) : undefined;
}

async function keepPages(slug: string, { signal }: AbortController): Promise<KeepEnd> {
  const file = isOffline() ? undefined : await readOfflineFile(slug).catch(() => undefined);
  if (!file) return 'offline';
  if (!(await startWorker({ isAsked: true }))) return 'failed';
  const kept = await readKeptProject(slug);
  const screen = await readScreen();
  for (const [done, keep] of file.pages.entries()) {
    if (signal.aborted || isSharedDevice()) return 'stopped';
    setRun(slug, { done, total: file.pages.length });
    if (kept?.whole.has(keep)) continue;
    const answer = await askWorker({ keep, screen });
    if (answer === 'full') return 'full';
    // A page that is gone leaves the others.
    if (answer === 'failed' && !(await isReachable())) return 'failed';
  }
  const now = await readKeptProject(slug);
  return file.pages.every((page) => now?.whole.has(page)) ? 'kept' : 'failed';
}

/** Keeps the pages of a project that are not kept yet, one after the other. Never rejects. */
export async function keepProject(slug: string): Promise<void> {
  if (stops.has(slug)) return;
  const stop = new AbortController();
  stops.set(slug, stop);
  setRun(slug, { done: 0, total: 0 });
  const end = await keepPages(slug, stop).catch((): KeepEnd => 'failed');
  stops.delete(slug);
  setRun(slug, { end });
}

/** Keeps no more pages of the project than those that are kept by now. */
export const stopKeeping = (slug: string): void => stops.get(slug)?.abort();

/** Removes what is kept of a project. Never rejects. */
export async function forgetProject(slug: string): Promise<void> {
  const end = await removeKeptProject(slug).then(
    (): KeepEnd => 'removed',
    (): KeepEnd => 'failed',
  );
  setRun(slug, { end });
}

import { useEffect, useState } from 'react';
import { removals } from '../../browser/kept-pages';
import { isSharedDevice } from '../../browser/shared-device';
import { useStore } from '../../browser/use-store';
import type { OfflineFile } from '../../domain/offline-pages';
import {
  forgetProject,
  keepProject,
  keepRuns,
  readOfflineFile,
  stopKeeping,
  type KeepEnd,
} from './keep-project';
import { readKeptProject, type KeptProject } from './kept-project';

/** What is known of the pages of a project. */
interface Known {
  /** None where the host cannot be reached, nor was before. */
  file: OfflineFile | undefined;
  kept: KeptProject | undefined;
  /** How the last attempt ended, after which they were read. */
  end: KeepEnd | undefined;
}

/** Undefined where nothing is kept: in this browser, on this device, or of this project. */
async function readKnown(slug: string, end: KeepEnd | undefined): Promise<Known | undefined> {
  if (!('serviceWorker' in navigator) || !('caches' in window) || isSharedDevice()) return undefined;
  const kept = await readKeptProject(slug);
  const file = await readOfflineFile(slug)
    .catch(() => readOfflineFile(slug, 'force-cache'))
    .catch(() => null);
  return file === undefined ? undefined : { file: file ?? undefined, kept, end };
}

/** What is kept of a project on this device, what is being kept, and how that is changed. */
export function useKeptProject(slug: string) {
  const run = useStore(keepRuns, keepRuns.get())[slug];
  const removed = useStore(removals, 0);
  const [known, setKnown] = useState<(Known & { of: typeof run }) | null>();
  useEffect(() => {
    if (run && !('end' in run)) return undefined;
    let isWanted = true;
    void readKnown(slug, run?.end).then((read) => isWanted && setKnown(read ? { ...read, of: run } : null));
    return () => void (isWanted = false);
  }, [slug, run, removed]);
  return {
    /** Null where nothing is kept, undefined until that is known. */
    known,
    /** What is being kept, until what became of it is known. */
    keeping: !run || known?.of === run ? undefined : 'end' in run ? { done: 0, total: 0 } : run,
    keep: () => void keepProject(slug),
    stop: () => stopKeeping(slug),
    remove: () => void forgetProject(slug),
  };
}

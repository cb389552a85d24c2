/** The newest projects: loaded when the layout is, so that the home page follows the API without a rebuild. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { api } from '../../api/browser';
import { withKnownRows } from '../../api/known-rows';
import { settle, type DroppedPart } from '../../api/result';
import { withdrawnRecords } from '../../api/withdrawn-records';
import { createStore } from '../../lib/store';
import { useWithdrawn } from '../live-records';
import { keepBakedPictures } from './keep-baked-pictures';
import type { ProjectCardData } from './project';

interface Answer {
  rows: readonly ProjectCardData[];
  dropped?: readonly DroppedPart[];
}

const fresh = createStore<Answer | undefined>(undefined);

/** Asks the API once the page is up. A failure leaves what is known in place. */
export function useLatestProjectsRefresh(): void {
  useEffect(() => {
    const controller = new AbortController();
    void settle(api.GET('/public/projects/latest', { signal: controller.signal })).then((result) => {
      if (!result.ok) return;
      const { data } = result.value;
      withdrawnRecords.noteSeen(
        'projects',
        data.filter(({ status }) => status !== 'Draft'),
      );
      fresh.set({ rows: data, dropped: result.dropped });
    });
    return () => controller.abort();
  }, []);
}

/** The newest projects as freshly as they are known, beginning with the baked ones; without those that are withdrawn. */
export function useLatestProjects(baked: readonly ProjectCardData[]): readonly ProjectCardData[] {
  const refreshed = useSyncExternalStore(fresh.subscribe, fresh.get, () => undefined);
  const isWithdrawn = useWithdrawn();
  return useMemo(() => {
    const rows = refreshed ? withKnownRows(refreshed.rows, refreshed.dropped, baked) : baked;
    return keepBakedPictures(rows, baked).filter(
      ({ slug, status }) => status !== 'Draft' && !isWithdrawn('projects', slug),
    );
  }, [refreshed, baked, isWithdrawn]);
}

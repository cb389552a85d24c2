/** The newest projects: loaded when the layout is, so that the home page follows the API without a rebuild. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { api } from '../../api-client/browser';
import { withKnownRows } from '../../api-client/known-rows';
import { toResult, type DroppedPart } from '../../api-client/result';
import { createStore } from '../../browser/store';
import { useWithdrawn, withdrawnRecords } from '../live-records';
import { keepPrerenderedPictures } from './keep-prerendered-pictures';
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
    void toResult(api.GET('/public/projects/latest', { signal: controller.signal })).then((result) => {
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

/** The newest projects as freshly as they are known, beginning with the prerendered ones; without those that are withdrawn. */
export function useLatestProjects(prerendered: readonly ProjectCardData[]): readonly ProjectCardData[] {
  const refreshed = useSyncExternalStore(fresh.subscribe, fresh.get, () => undefined);
  const isWithdrawn = useWithdrawn();
  return useMemo(() => {
    const rows = refreshed ? withKnownRows(refreshed.rows, refreshed.dropped, prerendered) : prerendered;
    return keepPrerenderedPictures(rows, prerendered).filter(
      ({ slug, status }) => status !== 'Draft' && !isWithdrawn('projects', slug),
    );
  }, [refreshed, prerendered, isWithdrawn]);
}

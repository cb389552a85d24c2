/** The newest projects: loaded when the layout is, so that the home page follows the API without a rebuild. */
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../../api/browser';
import { settle } from '../../api/result';
import { createStore } from '../../lib/store';
import { keepBakedPictures } from './keep-baked-pictures';
import type { ProjectCardData } from './project';

const fresh = createStore<readonly ProjectCardData[] | undefined>(undefined);

/** Asks the API once the page is up. A failure leaves what is known in place. */
export function useLatestProjectsRefresh(): void {
  useEffect(() => {
    const controller = new AbortController();
    void settle(api.GET('/public/projects/latest', { signal: controller.signal })).then((result) => {
      if (result.ok && Array.isArray(result.value.data)) {
        fresh.set(result.value.data.filter(({ id, status }) => id && status !== 'Draft'));
      }
    });
    return () => controller.abort();
  }, []);
}

/** The newest projects as freshly as they are known, beginning with the baked ones. */
export function useLatestProjects(baked: readonly ProjectCardData[]): readonly ProjectCardData[] {
  const refreshed = useSyncExternalStore(fresh.subscribe, fresh.get, () => undefined);
  return refreshed ? keepBakedPictures(refreshed, baked) : baked;
}

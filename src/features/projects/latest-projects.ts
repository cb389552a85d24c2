import { useEffect, useMemo } from 'react';
import { api } from '../../api-client/browser';
import { restoreDroppedRows } from '../../api-client/restore-dropped-rows';
import type { DroppedPart } from '../../api-client/response-check';
import { toResult } from '../../api-client/result';
import { createStore } from '../../browser/store';
import { useStore } from '../../browser/use-store';
import { isPublished } from '../../domain/published';
import { useWithdrawn, withdrawnRecords } from '../../records';
import type { ProjectCardData } from './project';

interface Answer {
  rows: readonly ProjectCardData[];
  dropped?: readonly DroppedPart[];
}

const latest = createStore<Answer | undefined>(undefined);

/** Reads the newest projects once the layout is mounted, so that the home page follows the API without a rebuild. Keeps the known ones if that fails. */
export function useLatestProjectsRefresh(): void {
  useEffect(() => {
    const controller = new AbortController();
    void toResult(api.GET('/public/projects/latest', { signal: controller.signal })).then((result) => {
      if (!result.ok) return;
      const { data } = result.value;
      withdrawnRecords.noteSeen('projects', data.filter(isPublished));
      latest.set({ rows: data, dropped: result.dropped });
    });
    return () => controller.abort();
  }, []);
}

/** The newest projects, prerendered first, then refetched; without drafts and withdrawn ones. */
export function useLatestProjects(prerendered: readonly ProjectCardData[]): readonly ProjectCardData[] {
  const refetched = useStore(latest, undefined);
  const isWithdrawn = useWithdrawn();
  return useMemo(() => {
    const rows = refetched ? restoreDroppedRows(refetched.rows, refetched.dropped, prerendered) : prerendered;
    return keepPrerenderedPictures(rows, prerendered).filter(
      (project) => isPublished(project) && !isWithdrawn('projects', project.slug),
    );
  }, [refetched, prerendered, isWithdrawn]);
}

/** Refetched rows with the prerendered picture, where a row still has the same original. */
function keepPrerenderedPictures(
  refetched: readonly ProjectCardData[],
  prerendered: readonly ProjectCardData[],
): readonly ProjectCardData[] {
  const covers = new Map(prerendered.flatMap(({ cover }) => (cover ? [[cover.url, cover]] : [])));
  return refetched.map((project) => {
    const cover = project.cover && covers.get(project.cover.url);
    return cover ? { ...project, cover } : project;
  });
}

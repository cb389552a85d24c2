import { useCallback, useEffect, useRef, useState } from 'react';
import type { Records } from '../../api-client/record-lookup';
import { withProgress } from '../../browser/progress';
import { lookUpRecord } from '../../records';

type Project = Records['projects'];

export type LiveProject =
  | { status: 'loading' }
  /** @property asOf when it was read, by this device's clock, as in the shortlist. ISO time. */
  | { status: 'live'; project: Project; asOf: string }
  /** There is no such published project. */
  | { status: 'removed' }
  /** The API did not answer, or its answer is malformed. */
  | { status: 'cached' };

type LiveProjects = Readonly<Record<string, LiveProject>>;

async function fetchProject(slug: string, signal: AbortSignal): Promise<LiveProject> {
  const lookup = await lookUpRecord('projects', slug, signal);
  if (lookup.status === 'missing') return { status: 'removed' };
  if (lookup.status === 'unavailable') return { status: 'cached' };
  return { status: 'live', project: lookup.record, asOf: new Date().toISOString() };
}

/**
 * Requests each project once, and again with `retry` or when the visitor is back online where it was unavailable.
 * @param slugs of the compared projects; one that is removed and added again is not requested again
 * @returns the answers by slug
 */
export function useLiveProjects(slugs: readonly string[]): { live: LiveProjects; retry: () => void } {
  const [live, setLive] = useState<LiveProjects>({});
  const requested = useRef(new Set<string>());
  const requests = useRef(new AbortController());

  const load = useCallback((wanted: readonly string[]) => {
    const { signal } = requests.current;
    for (const slug of wanted) {
      if (requested.current.has(slug)) continue;
      requested.current.add(slug);
      setLive((known) => ({ ...known, [slug]: { status: 'loading' } }));
      void withProgress(fetchProject(slug, signal)).then((answer) => {
        if (signal.aborted) return;
        if (answer.status === 'cached') requested.current.delete(slug);
        setLive((known) => ({ ...known, [slug]: answer }));
      });
    }
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    [requests.current, requested.current] = [controller, new Set<string>()];
    return () => controller.abort();
  }, []);

  const key = slugs.join();
  const retry = useCallback(() => load(key.split(',').filter(Boolean)), [load, key]);
  useEffect(() => {
    retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return { live, retry };
}

/** The projects of a comparison as they are now, each asked for once. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { components } from '../../api-client/schema';
import { awaited } from '../../browser/progress';
import { lookUpProject } from '../live-records';

export type LiveAnswer =
  | { status: 'loading' }
  /** @property asOf when it was read, by this device's clock: that of what is kept. ISO time. */
  | { status: 'live'; project: components['schemas']['Project']; asOf: string }
  /** There is no such published project. */
  | { status: 'removed' }
  /** The API did not answer, so nobody knows. */
  | { status: 'cached' };

export type LiveProjects = Readonly<Record<string, LiveAnswer>>;

async function ask(slug: string, signal: AbortSignal): Promise<LiveAnswer> {
  const answer = await lookUpProject(slug, signal);
  if (answer.status === 'live')
    return { status: 'live', project: answer.record, asOf: new Date().toISOString() };
  return { status: answer.status === 'removed' ? 'removed' : 'cached' };
}

/**
 * @param slugs of the projects that are looked at; those that leave and come back are not asked for again
 * @returns the answers by slug, and a way to ask anew for those that did not come
 */
export function useLiveProjects(slugs: readonly string[]): { live: LiveProjects; retry: () => void } {
  const [live, setLive] = useState<LiveProjects>({});
  const asked = useRef(new Set<string>());
  const life = useRef(new AbortController());

  const begin = useCallback((wanted: readonly string[]) => {
    const { signal } = life.current;
    for (const slug of wanted) {
      if (asked.current.has(slug)) continue;
      asked.current.add(slug);
      setLive((known) => ({ ...known, [slug]: { status: 'loading' } }));
      void awaited(ask(slug, signal)).then((answer) => {
        if (signal.aborted) return;
        if (answer.status === 'cached') asked.current.delete(slug);
        setLive((known) => ({ ...known, [slug]: answer }));
      });
    }
  }, []);

  useEffect(() => {
    const [calls, slugsAsked] = [new AbortController(), new Set<string>()];
    [life.current, asked.current] = [calls, slugsAsked];
    return () => calls.abort();
  }, []);

  const key = slugs.join();
  const retry = useCallback(() => begin(key.split(',').filter(Boolean)), [begin, key]);
  useEffect(() => {
    retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return { live, retry };
}

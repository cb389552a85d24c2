/** The projects of a comparison as they are now, each asked for once. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../api/browser';
import { settle } from '../../api/result';
import type { components } from '../../api/schema';
import { awaited } from '../../lib/progress';

export type LiveAnswer =
  | { state: 'asking' }
  /** @property asOf when it was read, by this device's clock: that of what is kept. ISO time. */
  | { state: 'found'; project: components['schemas']['Project']; asOf: string }
  /** There is no such published project. */
  | { state: 'missing' }
  /** The API did not answer, so nobody knows. */
  | { state: 'away' };

export type LiveProjects = Readonly<Record<string, LiveAnswer>>;

async function ask(slug: string, signal: AbortSignal): Promise<LiveAnswer> {
  const call = api.GET('/public/projects/{id}', { params: { path: { id: slug } }, signal });
  const result = await settle(call);
  if (result.ok) {
    const project = result.value.data;
    const isWhole = Array.isArray(project.buildings);
    if (project.status === 'Draft' || !isWhole) return { state: 'missing' };
    return { state: 'found', project, asOf: new Date().toISOString() };
  }
  const { failure } = result;
  return { state: failure.kind === 'problem' && failure.status === 404 ? 'missing' : 'away' };
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
      setLive((known) => ({ ...known, [slug]: { state: 'asking' } }));
      void awaited(ask(slug, signal)).then((answer) => {
        if (signal.aborted) return;
        if (answer.state === 'away') asked.current.delete(slug);
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

/** A project that the build did not know: asked for in the browser. */
import { useEffect, useState } from 'react';
import { api } from '../../api/browser';
import { settle } from '../../api/result';
import { distinctMedia } from '../../lib/distinct-media';
import { awaited } from '../../lib/progress';
import type { ProjectDetails } from './project-details';

export type LiveProject =
  | { state: 'loading' }
  | { state: 'found'; project: ProjectDetails }
  /** There is no such published project. */
  | { state: 'missing' }
  /** The API did not answer, so nobody knows. */
  | { state: 'unknown' };

/** @param slug undefined when the address asks for no project */
export function useLiveProject(slug: string | undefined): LiveProject {
  const [live, setLive] = useState<LiveProject>({ state: 'loading' });
  useEffect(() => {
    if (slug === undefined) return undefined;
    setLive({ state: 'loading' });
    const controller = new AbortController();
    const call = api.GET('/public/projects/{id}', {
      params: { path: { id: slug } },
      signal: controller.signal,
    });
    void awaited(settle(call)).then((result) => {
      if (controller.signal.aborted) return;
      if (result.ok && result.value.data.status !== 'Draft') {
        const project = result.value.data;
        setLive({ state: 'found', project: { ...project, ...distinctMedia(project) } });
      } else {
        const answered = result.ok || (result.failure.kind === 'problem' && result.failure.status < 500);
        setLive({ state: answered ? 'missing' : 'unknown' });
      }
    });
    return () => controller.abort();
  }, [slug]);
  return live;
}

/** A project that the build did not know: asked for in the browser. */
import { useEffect, useState } from 'react';
import { api } from '../../api/browser';
import { settle } from '../../api/result';
import { awaited } from '../../lib/progress';
import { completeProject } from './complete-project';
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
      const project = result.ok ? (result.value.data as typeof result.value.data | undefined) : undefined;
      if (project?.id && project.status !== 'Draft') {
        setLive({ state: 'found', project: completeProject(project) });
      } else {
        const answered = result.ok || (result.failure.kind === 'problem' && result.failure.status < 500);
        setLive({ state: answered ? 'missing' : 'unknown' });
      }
    });
    return () => controller.abort();
  }, [slug]);
  return live;
}

import { useCallback } from 'react';
import type { components } from '../../api-client/schema';
import { lookUpProject, useLiveRecord, type LiveRecord } from '../live-records';
import { keepPrerendered } from '../pictures';
import { completeProject } from './complete-project';
import type { ProjectDetails } from './project-details';

type Answer = components['schemas']['Project'];

/** A project as the API has it now; begins with what the build knew of it, which may be part of it. */
export function useLiveProject<Known extends object>(
  slug: string | undefined,
  prerendered?: Known,
): LiveRecord<ProjectDetails | Known> {
  const adopt = useCallback(
    (answer: Answer): ProjectDetails | Known => keepPrerendered(completeProject(answer), prerendered),
    [prerendered],
  );
  return useLiveRecord({ kind: 'projects', recordKey: slug, lookUp: lookUpProject, adopt, prerendered });
}

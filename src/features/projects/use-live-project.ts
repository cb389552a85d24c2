import { useCallback } from 'react';
import type { components } from '../../api-client/generated/schema';
import { useLiveRecord, type LiveRecord } from '../../records';
import { withPrerenderedFiles } from '../../domain/views/prerendered-files';
import { toProjectDetails } from '../../domain/views/to-project-details';
import type { ProjectDetails } from './project-details';

type Answer = components['schemas']['Project'];

/** A project as the API has it now, prerendered first, of which the page may have only some fields. */
export function useLiveProject<Prerendered extends object>(
  slug: string | undefined,
  prerendered?: Prerendered,
): LiveRecord<ProjectDetails | Prerendered> {
  const adopt = useCallback(
    (answer: Answer): ProjectDetails | Prerendered =>
      withPrerenderedFiles(toProjectDetails(answer, prerendered), prerendered),
    [prerendered],
  );
  return useLiveRecord({ kind: 'projects', recordKey: slug, adopt, prerendered });
}

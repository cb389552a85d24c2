/** Other projects with something to buy. Loaded on demand. */
import { useMemo } from 'react';
import { useTranslation } from '../../../i18n';
import { OtherRecords, usePublished } from '../../live-records';
import { ProjectCard } from '../project-card';
import type { ProjectDetails } from '../project-details';
import { similarProjects } from '../similar-projects';

/** Up to three, as the API has them now; none until it has answered. */
export function useSimilarProjects(like: Parameters<typeof similarProjects>[0]) {
  const { published } = usePublished('projects');
  return useMemo(() => (published ? similarProjects(like, published.rows) : []), [like, published]);
}

export default function SimilarProjects({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation('projects');
  const similar = useSimilarProjects(project);
  return (
    <OtherRecords
      heading={t('similar')}
      records={similar}
      card={(other) => <ProjectCard project={other} />}
    />
  );
}

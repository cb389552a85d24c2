/** In place of the pages of a project that is no longer published. Loaded on demand. */
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { RemovedPage } from '../live-records';
import type { ProjectCardData } from './project';
import { ProjectCard } from './project-card';
import { useSimilarProjects } from './sections/similar';

export type GoneProject = Pick<ProjectCardData, 'slug' | 'name'> & Partial<ProjectCardData>;

export default function RemovedProject({ project }: { project: GoneProject }) {
  const { t } = useTranslation('projects');
  const name = useLocalized()(project.name);
  const similar = useSimilarProjects(project);
  return (
    <RemovedPage
      parent={{ label: t('title'), to: routes.projects }}
      name={name}
      title={t('gone.title', { project: name })}
      lead={t('gone.lead')}
      contact
      heading={t('similar')}
      records={similar}
      card={(other) => <ProjectCard project={other} />}
    />
  );
}

import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { RemovedPage } from '../live-records';
import type { ProjectCardData } from './project';
import { ProjectCard } from './project-card';
import { useSimilarProjects } from './similar-projects';

export type RemovedProjectData = Pick<ProjectCardData, 'slug' | 'name'> & Partial<ProjectCardData>;

/** Replaces the pages of a project that is no longer published. Loaded on demand. */
export default function RemovedProject({ project }: { project: RemovedProjectData }) {
  const { t } = useTranslation('projects');
  const name = useLocalized()(project.name);
  const similar = useSimilarProjects(project);
  return (
    <RemovedPage
      parent={{ label: t('title'), to: routes.projects }}
      name={name}
      title={t('removed.title', { project: name })}
      lead={t('removed.lead')}
      contact
      heading={t('similar')}
      records={similar}
      card={(other) => <ProjectCard project={other} />}
    />
  );
}

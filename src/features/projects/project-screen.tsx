/** What the three pages of a project have in common: they show it as the API has it, and what there is once it is gone. */
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocalized, useTranslation } from '../../i18n';
import { RecordScreen, useLiveTitle } from '../live-records';
import type { ProjectDetails } from './project-details';
import type { GoneProject } from './removed-project';
import { useLiveProject } from './use-live-project';

const ProjectGone = lazy(() => import('./removed-project'));

interface ProjectScreenProps<Known> {
  /** What the build knew. */
  project: Known;
  /** @param asOf when it was read. ISO time */
  children: (project: ProjectDetails | Known, asOf: string) => ReactNode;
}

export function ProjectScreen<Known extends GoneProject>({ project, children }: ProjectScreenProps<Known>) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const live = useLiveProject(project.slug, project);
  useLiveTitle(localized((live.record ?? project).name), localized(project.name));
  return (
    <RecordScreen
      live={live}
      goneTitle={t('gone.title', { project: localized(project.name) })}
      gone={(known) => (
        <Suspense>
          <ProjectGone project={known} />
        </Suspense>
      )}
    >
      {(shown) => children(shown, live.asOf)}
    </RecordScreen>
  );
}

import type { ReactNode } from 'react';
import { useLocalized, useTranslation } from '../../i18n';
import { createLazyComponent } from '../../ui';
import { RecordScreen, useLiveTitle } from '../../records';
import type { ProjectDetails } from './project-details';
import type { RemovedProjectData } from './removed-project';
import { useLiveProject } from './use-live-project';

const RemovedProject = createLazyComponent(() => import('./removed-project'));

interface ProjectScreenProps<Prerendered> {
  /** From the build. */
  project: Prerendered;
  /** @param asOf when the project was read, as ISO time */
  children: (project: ProjectDetails | Prerendered, asOf: string) => ReactNode;
}

/** What the three pages of a project share: the project as the API has it, or the page of a removed project. */
export function ProjectScreen<Prerendered extends RemovedProjectData>({
  project,
  children,
}: ProjectScreenProps<Prerendered>) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const live = useLiveProject(project.slug, project);
  useLiveTitle(localized((live.record ?? project).name), localized(project.name));
  return (
    <RecordScreen
      live={live}
      removedTitle={t('removed.title', { project: localized(project.name) })}
      removed={(removed, meanwhile) => <RemovedProject project={removed} meanwhile={meanwhile} />}
    >
      {(shown) => children(shown, live.asOf)}
    </RecordScreen>
  );
}

import { useLocalized, useTranslation } from '../../i18n';
import type { LocalizedText } from '../../lib/localized-text';
import { routes } from '../../lib/routes';
import { RemovedPage } from '../../records';
import { ContactActions } from '../organization';
import type { ProjectCardData } from './project';
import { ProjectCard } from './project-card';

interface RemovedProjectPageProps {
  name: LocalizedText;
  /** Projects shown instead. */
  others: readonly ProjectCardData[];
}

/** Says that a project is no longer published. */
export function RemovedProjectPage({ name, others }: RemovedProjectPageProps) {
  const { t } = useTranslation('projects');
  const project = useLocalized()(name);
  return (
    <RemovedPage
      parent={{ label: t('title'), to: routes.projects }}
      name={project}
      title={t('removed.title', { project })}
      lead={t('removed.lead')}
      contact={<ContactActions />}
      heading={t('similar')}
      records={others}
      card={(other) => <ProjectCard project={other} />}
    />
  );
}

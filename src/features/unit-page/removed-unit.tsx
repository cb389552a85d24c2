import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { RemovedPage } from '../../records';
import { ContactActions } from '../organization';
import type { ProjectDetails } from '../projects';
import { useUnitLink } from '../units';
import { unitsInstead } from './live-details';
import { PrintedNoticeLoader } from './printed-notice-loader';
import { UnitCard } from './unit-card';
import type { UnitDetails } from './unit-page-data';

interface RemovedUnitProps {
  project: ProjectDetails;
  /** What was known of it; undefined for an address of no known unit. */
  known: UnitDetails | undefined;
}

/** In place of a unit that its project does not have any more, or never had. Loaded on demand. */
export default function RemovedUnit({ project, known }: RemovedUnitProps) {
  const { t } = useTranslation('units');
  const name = useLocalized()(project.name);
  const flat = known ?? { building: { name: { ar: '', en: '' } }, unit: { id: '', flat_number: '' } };
  const { title } = useUnitLink(project, flat.building, flat.unit);
  return (
    <>
      <PrintedNoticeLoader today={undefined} />
      <RemovedPage
        parent={{ label: name, to: routes.project(project.slug) }}
        name={known ? title : t('page.unknownCrumb')}
        title={known ? t('explorer.removed') : t('page.unknown', { project: name })}
        lead={known ? t('page.removedLead', { unit: title, project: name }) : t('page.unknownLead')}
        contact={<ContactActions />}
        heading={t('page.similar')}
        records={unitsInstead(project, known?.unit)}
        card={(unit) => <UnitCard project={project} unit={unit} />}
      />
    </>
  );
}

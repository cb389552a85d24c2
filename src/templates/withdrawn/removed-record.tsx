import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { isSoldOut } from '../../domain/sale-state';
import type { WithdrawnAdvert } from '../../domain/withdrawn-advert';
import { RemovedBlogPage, type BlogCardData } from '../../features/blogs';
import { RemovedPage } from '../../records';
import { ContactActions } from '../../features/organization';
import { RemovedProjectPage, type ProjectCardData } from '../../features/projects';
import { RemovedRentalPage, type RentalCardData } from '../../features/rentals';
import { PrintedNoticeLoader, UnitCard, type UnitCardProps } from '../../features/unit-page';

/** What the build offers instead, of the kind of the advert. */
interface OtherAdverts {
  projects?: readonly ProjectCardData[];
  units?: readonly UnitCardProps[];
  rentals?: readonly (RentalCardData & { readonly id: string })[];
  blogs?: readonly BlogCardData[];
}

interface RemovedRecordProps {
  advert: WithdrawnAdvert;
  others: OtherAdverts;
}

const maxOthers = 3;

const firstOf = <T,>(rows: readonly T[]): T[] => rows.slice(0, maxOthers);

/** Says that an advert is withdrawn, and shows others. */
export function RemovedRecord({ advert, others }: RemovedRecordProps) {
  const { kind, name } = advert;
  const { projects = [], units = [], rentals = [], blogs = [] } = others;
  switch (kind) {
    case 'project':
      return (
        <>
          {/* The address may be that of a unit of the project. */}
          <PrintedNoticeLoader today={undefined} />
          <RemovedProjectPage name={name} others={firstOf(projects.filter((other) => !isSoldOut(other)))} />
        </>
      );
    case 'rental':
      return <RemovedRentalPage title={name} others={firstOf(rentals)} />;
    case 'blog':
      return <RemovedBlogPage title={name} others={firstOf(blogs)} />;
    case 'unit':
      return (
        <>
          <PrintedNoticeLoader today={undefined} />
          <Unit advert={advert} others={firstOf(units)} />
        </>
      );
  }
}

function Unit({ advert, others }: { advert: WithdrawnAdvert; others: readonly UnitCardProps[] }) {
  const { t } = useTranslation('units');
  const localized = useLocalized();
  const project = localized(advert.name);
  const unit = t('explorer.unitTitle', {
    flat: advert.flat_number ?? '',
    building: localized(advert.building ?? advert.name),
  });
  return (
    <RemovedPage
      parent={{ label: project, to: routes.project(advert.project ?? '') }}
      name={unit}
      title={t('explorer.removed')}
      lead={t('page.removedLead', { unit, project })}
      contact={<ContactActions />}
      heading={t('page.similar')}
      records={others.map((other) => ({ ...other, id: other.unit.id }))}
      card={(other) => <UnitCard project={other.project} unit={other.unit} />}
    />
  );
}

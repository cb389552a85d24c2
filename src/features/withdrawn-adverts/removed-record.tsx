import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { isSoldOut } from '../../lib/sale-state';
import type { WithdrawnAdvert } from '../../lib/withdrawn-advert';
import { BlogCard, type BlogCardData } from '../blogs';
import { RemovedPage } from '../live-records';
import { ProjectCard, type ProjectCardData } from '../projects';
import { RentalCard, type RentalCardData } from '../rentals';
import { UnitCard, type UnitCardProps } from '../unit-page';

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

/** Says that an advert is withdrawn, and shows others. */
export function RemovedRecord({ advert, others }: RemovedRecordProps) {
  const screens = { project: Project, unit: Unit, rental: Rental, blog: Article };
  const Screen = screens[advert.kind];
  return <Screen advert={advert} others={others} />;
}

function Project({ advert, others: { projects = [] } }: RemovedRecordProps) {
  const { t } = useTranslation('projects');
  const name = useLocalized()(advert.name);
  return (
    <RemovedPage
      parent={{ label: t('title'), to: routes.projects }}
      name={name}
      title={t('removed.title', { project: name })}
      lead={t('removed.lead')}
      contact
      heading={t('similar')}
      records={projects.filter((project) => !isSoldOut(project)).slice(0, maxOthers)}
      card={(project) => <ProjectCard project={project} />}
    />
  );
}

function Unit({ advert, others: { units = [] } }: RemovedRecordProps) {
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
      contact
      heading={t('page.similar')}
      records={units.slice(0, maxOthers).map((other) => ({ ...other, id: other.unit.id }))}
      card={(other) => <UnitCard project={other.project} unit={other.unit} />}
    />
  );
}

function Rental({ advert, others: { rentals = [] } }: RemovedRecordProps) {
  const { t } = useTranslation('rentals');
  const name = useLocalized()(advert.name);
  return (
    <RemovedPage
      parent={{ label: t('title'), to: routes.rentals }}
      name={name}
      title={t('removed.title')}
      lead={t('removed.lead', { home: name })}
      contact
      heading={t('similar')}
      records={rentals.slice(0, maxOthers)}
      card={(rental) => <RentalCard rental={rental} />}
    />
  );
}

function Article({ advert, others: { blogs = [] } }: RemovedRecordProps) {
  const { t } = useTranslation('blogs');
  const name = useLocalized()(advert.name);
  return (
    <RemovedPage
      parent={{ label: t('title'), to: routes.blogs }}
      name={name}
      title={t('removed.title')}
      lead={t('removed.lead', { article: name })}
      contact={false}
      heading={t('related')}
      records={blogs.slice(0, maxOthers)}
      card={(blog) => <BlogCard blog={blog} />}
    />
  );
}

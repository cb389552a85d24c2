import { graphql } from 'gatsby';
import { useDates, useLocalized, useTranslation } from '../../../i18n';
import { routes } from '../../../lib/routes';
import { TextLink } from '../../../ui';
import { Timeline } from './timeline';

/** The projects that were handed over, the latest first. */
export function DeliveredProjects({ projects }: { projects: Queries.DeliveredProjectsFragment['nodes'] }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const { date } = useDates();
  if (projects.length === 0) return null;
  return (
    <Timeline
      id="delivered"
      heading={t('deliveredProjects')}
      entries={projects.map(({ slug, name, district, delivered_on }) => ({
        key: slug,
        time: date(delivered_on ?? ''),
        text: (
          <>
            <TextLink to={routes.project(slug)}>{localized(name)}</TextLink> {localized(district)}
          </>
        ),
      }))}
    />
  );
}

export const deliveredProjectsFields = graphql`
  fragment DeliveredProjects on ProjectConnection {
    nodes {
      slug
      name {
        ar
        en
      }
      district {
        ar
        en
      }
      delivered_on
    }
  }
`;

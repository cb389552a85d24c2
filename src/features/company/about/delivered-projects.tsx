import { graphql } from 'gatsby';
import { fromBuild } from '../../../domain/views/prerendered-files';
import type { ProjectChoice } from '../../../domain/views/views';
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
      entries={projects.map((node) => {
        const { delivered_on } = node;
        const { slug, name, district } = fromBuild<ProjectChoice>(node);
        return {
          key: slug,
          time: date(delivered_on ?? ''),
          text: (
            <>
              <TextLink to={routes.project(slug)}>{localized(name)}</TextLink> {localized(district)}
            </>
          ),
        };
      })}
    />
  );
}

export const deliveredProjectsFields = graphql`
  fragment DeliveredProjects on ProjectConnection {
    nodes {
      view: choice
      delivered_on
    }
  }
`;

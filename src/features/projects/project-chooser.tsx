/** All projects by name, as the API has them now, for addresses that lack one. */
import { graphql } from 'gatsby';
import { useLocalized, useTranslation } from '../../i18n';
import { Container, TextLink } from '../../ui';
import { RecordAsOf, useCurrentRows } from '../live-records';
import { useBuildTime } from '../../lists/use-build-time';
import type { ProjectCardData } from './project';

type Choice = Pick<ProjectCardData, 'id' | 'slug' | 'name' | 'city' | 'district'>;

interface ProjectChooserProps {
  /** Those of the build. */
  projects: readonly Choice[];
  addressOf: (slug: string) => string;
}

export function ProjectChooser({ projects: prerendered, addressOf }: ProjectChooserProps) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const builtAt = useBuildTime();
  const { rows, status } = useCurrentRows('projects', prerendered);
  return (
    <Container>
      {status === 'cached' && <RecordAsOf date={builtAt} />}
      <ul>
        {rows.map(({ slug, name, city, district }) => (
          <li key={slug}>
            <TextLink to={addressOf(slug)}>{localized(name)}</TextLink>{' '}
            <span>{t('place', { district: localized(district), city: localized(city) })}</span>
          </li>
        ))}
      </ul>
    </Container>
  );
}

export const projectChoiceFields = graphql`
  fragment ProjectChoice on Project {
    id: project_id
    slug
    name {
      ar
      en
    }
    city {
      ar
      en
    }
    district {
      ar
      en
    }
  }
`;

/** All projects by name, as the API has them now, for addresses that lack one. */
import { graphql } from 'gatsby';
import { useLocalized, useTranslation } from '../../i18n';
import { Container, TextLink } from '../../ui';
import { RecordAsOf, usePublished, useWithdrawn } from '../live-records';
import { useBuildTime } from '../../lib/use-build-time';
import type { ProjectCardData } from './project';

type Choice = Pick<ProjectCardData, 'slug' | 'name' | 'city' | 'district'>;

interface ProjectChooserProps {
  /** Those of the build. */
  projects: readonly Choice[];
  addressOf: (slug: string) => string;
}

export function ProjectChooser({ projects: prerendered, addressOf }: ProjectChooserProps) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const builtAt = useBuildTime();
  const isWithdrawn = useWithdrawn();
  const { status, published } = usePublished('projects');
  const projects: readonly Choice[] = published?.complete
    ? published.rows
    : prerendered.filter(({ slug }) => !isWithdrawn('projects', slug));
  return (
    <Container>
      {status === 'cached' && <RecordAsOf date={builtAt} />}
      <ul>
        {projects.map(({ slug, name, city, district }) => (
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

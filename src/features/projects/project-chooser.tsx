import { graphql } from 'gatsby';
import { useLocalized, useTranslation } from '../../i18n';
import { Container, TextLink } from '../../ui';
import { RecordAsOf, useCurrentRows } from '../live-records';
import { useBuildTime } from '../../lists/use-build-time';
import type { ProjectCardData } from './project';

type Choice = Pick<ProjectCardData, 'id' | 'slug' | 'name' | 'city' | 'district'>;

interface ProjectChooserProps {
  /** Prerendered. */
  projects: readonly Choice[];
  hrefOf: (slug: string) => string;
}

/** Links to all projects, for addresses without a project. */
export function ProjectChooser({ projects: prerendered, hrefOf }: ProjectChooserProps) {
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
            <TextLink to={hrefOf(slug)}>{localized(name)}</TextLink>{' '}
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

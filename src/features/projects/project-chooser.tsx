/** All projects by name, for addresses that lack one. */
import { graphql } from 'gatsby';
import { useLocalized, useTranslation } from '../../i18n';
import { Container, TextLink } from '../../ui';
import type { ProjectCardData } from './project';

type Choice = Pick<ProjectCardData, 'slug' | 'name' | 'city' | 'district'>;

interface ProjectChooserProps {
  projects: readonly Choice[];
  addressOf: (slug: string) => string;
}

export function ProjectChooser({ projects, addressOf }: ProjectChooserProps) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  return (
    <Container>
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

/** A project in a list: picture, status, name, place, sizes, price. The whole card is one link. */
import { graphql } from 'gatsby';
import { useFormatters, useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { CardFacts, CardImage, CardLink, CardPrice, Num } from '../../ui';
import { statusTone, type ProjectCardData } from './project';
import { useProjectPrice } from './use-project-price';

interface ProjectCardProps {
  project: ProjectCardData;
  /** The first picture on the page comes at once. */
  loading?: 'lazy' | 'eager';
}

export function ProjectCard({ project, loading }: ProjectCardProps) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const format = useFormatters();
  const price = useProjectPrice();
  const { rooms, total_area } = project;
  const range = ({ min, max }: { min: number; max: number }) =>
    min === max ? format.integer(min) : `${format.integer(min)}–${format.integer(max)}`;
  const facts = [
    rooms && { key: 'rooms', range: range(rooms), unit: t('rooms') },
    total_area && { key: 'area', range: range(total_area), unit: t('squareMetre') },
  ].filter((fact) => !!fact);
  return (
    <CardLink to={routes.project(project.slug)}>
      <CardImage
        source={project.cover}
        alt={localized(project.cover?.alt)}
        chip={{ tone: statusTone(project.status), label: t(`status.${project.status}`) }}
        loading={loading}
      />
      <h3>{localized(project.name)}</h3>
      <p>{t('place', { district: localized(project.district), city: localized(project.city) })}</p>
      <CardFacts
        facts={facts.map(({ key, range: text, unit }) => ({
          key,
          value: (
            <>
              <Num>{text}</Num> {unit}
            </>
          ),
        }))}
      />
      <CardPrice>{price(project)}</CardPrice>
    </CardLink>
  );
}

export const projectCardFields = graphql`
  fragment ProjectCard on Project {
    id: project_id
    slug
    name {
      ar
      en
    }
    status
    city {
      ar
      en
    }
    district {
      ar
      en
    }
    summary {
      ar
      en
    }
    cover {
      ...CardPicture
    }
    rooms {
      min
      max
    }
    total_area {
      min
      max
    }
    price_from
    available_units
    total_units
  }
`;

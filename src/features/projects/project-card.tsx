/** A project in a list: picture, status, name, place, sizes, price. The whole card is one link. */
import { graphql, Link } from 'gatsby';
import styled from 'styled-components';
import { useFormatters, useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { Chip, Num, Picture } from '../../ui';
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
  const range = (min: string, max: string) => (min === max ? min : `${min}–${max}`);
  return (
    <Card to={routes.project(project.slug)}>
      <Image>
        <Picture source={project.cover} alt={localized(project.cover?.alt)} loading={loading} />
        <Chip $tone={statusTone(project.status)}>{t(`status.${project.status}`)}</Chip>
      </Image>
      <h3>{localized(project.name)}</h3>
      <p>{t('place', { district: localized(project.district), city: localized(project.city) })}</p>
      <Sizes>
        {rooms && (
          <span>
            <Num>{range(format.integer(rooms.min), format.integer(rooms.max))}</Num> {t('rooms')}
          </span>
        )}
        {total_area && (
          <span>
            <Num>{range(format.integer(total_area.min), format.integer(total_area.max))}</Num>{' '}
            {t('squareMetre')}
          </span>
        )}
      </Sizes>
      <Price>{price(project)}</Price>
    </Card>
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
      url
      alt {
        ar
        en
      }
      file {
        childImageSharp {
          gatsbyImageData(
            width: 640
            aspectRatio: 1.333
            placeholder: NONE
            breakpoints: [320, 480, 640, 960]
          )
        }
      }
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

const Card = styled(Link)`
  display: grid;
  gap: var(--s2);
  p {
    color: var(--stone);
    font-size: var(--fs-sm);
  }
  &:hover h3 {
    color: var(--brick);
  }
`;

const Image = styled.div`
  position: relative;
  ${Chip} {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
  }
`;

const Sizes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  font-size: var(--fs-sm);
`;

const Price = styled.span`
  padding-block-start: var(--s3);
  border-block-start: 1px solid var(--line);
  font-weight: 500;
`;

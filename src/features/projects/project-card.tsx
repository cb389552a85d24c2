/** A project in a list: picture, status, name, place, sizes, price. The whole card is one link. */
import { graphql } from 'gatsby';
import { format, useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import {
  Card,
  CardBody,
  CardFacts,
  CardFoot,
  CardImage,
  CardPlace,
  CardText,
  CardTitle,
  Price,
  type CardVariant,
} from '../../ui';
import { LicenceLine } from '../licences';
import { statusKey, statusTone, type ProjectCardData } from './project';
import { useOfferedCard } from './use-offered-project';
import { useProjectFacts } from './use-project-facts';
import { startingPrice, useProjectPrice } from './use-project-price';

interface ProjectCardProps {
  project: ProjectCardData;
  /** `row` stands beside its picture from 600 px. */
  variant?: Extract<CardVariant, 'column' | 'row'>;
  /** For the first card of a grid: one round corner. */
  arch?: boolean;
  /** Says a sentence about the project. */
  summary?: boolean;
  /** Says how many homes the project has. */
  homes?: boolean;
  /** The first picture on the page comes at once. */
  loading?: 'lazy' | 'eager';
  /** Query string of its page: what was chosen where the card stands. */
  search?: string;
}

export function ProjectCard({
  project: known,
  variant,
  arch,
  summary,
  homes,
  loading,
  search = '',
}: ProjectCardProps) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const price = useProjectPrice();
  const facts = useProjectFacts();
  const project = useOfferedCard(known);
  const { name, status, district, city, cover } = project;
  const from = startingPrice(project);
  return (
    <Card $variant={variant}>
      <CardImage
        source={cover}
        alt={localized(cover?.alt)}
        chip={{ tone: statusTone(status), label: t(statusKey(status)) }}
        arch={arch ? 'small' : undefined}
        loading={loading}
      />
      <CardBody>
        <CardTitle to={routes.project(project.slug) + search}>{localized(name)}</CardTitle>
        <CardPlace>{t('place', { district: localized(district), city: localized(city) })}</CardPlace>
        <CardFacts facts={facts(project, { homes })} />
        {summary && <CardText>{localized(project.summary)}</CardText>}
        <LicenceLine of={project} />
        <CardFoot>
          <Price text={price(project)} amount={from === undefined ? undefined : format.integer(from)} />
        </CardFoot>
      </CardBody>
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
    licence {
      ...LicenceFields
    }
    available_units
    total_units
  }
`;

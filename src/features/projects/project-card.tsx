import { graphql } from 'gatsby';
import { format, useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import {
  Card,
  CardBody,
  CardFacts,
  CardFooter,
  CardImage,
  CardLocation,
  CardText,
  CardTitle,
  Price,
  type CardVariant,
} from '../../ui';
import { LicenceLine } from '../licences';
import { statusKey, statusTone, type ProjectCardData } from './project';
import { useLicensedCard } from './use-licensed-card';
import { useProjectFacts } from './use-project-facts';
import { startingPrice, useProjectPrice } from './use-project-price';

interface ProjectCardProps {
  project: ProjectCardData;
  /** `row` puts the text beside the picture from 600 px. */
  variant?: Extract<CardVariant, 'column' | 'row'>;
  /** One round corner, for the first card of a grid. */
  arch?: boolean;
  showSummary?: boolean;
  /** Shows how many of its units are available. */
  showUnits?: boolean;
  /** Width of the picture, as the attribute, where it is not that of a card in a grid. */
  sizes?: string;
  /** Its picture is the largest of the first screen. */
  priority?: boolean;
  /** Query string of the link: filters of the list that the project's page applies too. */
  search?: string;
}

/** A project in a list. The whole card is one link. */
export function ProjectCard({
  project: fullProject,
  variant,
  arch,
  showSummary,
  showUnits,
  sizes,
  priority,
  search = '',
}: ProjectCardProps) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const price = useProjectPrice();
  const facts = useProjectFacts();
  const project = useLicensedCard(fullProject);
  const { name, status, district, city, cover } = project;
  const from = startingPrice(project);
  return (
    <Card $variant={variant}>
      <CardImage
        source={cover}
        alt={localized(cover?.alt)}
        chip={{ tone: statusTone(status), label: t(statusKey(status)) }}
        arch={arch ? 'small' : undefined}
        sizes={sizes}
        priority={priority}
      />
      <CardBody>
        <CardTitle to={routes.project(project.slug) + search}>{localized(name)}</CardTitle>
        <CardLocation>{t('place', { district: localized(district), city: localized(city) })}</CardLocation>
        <CardFacts facts={facts(project, { units: showUnits })} />
        {showSummary && <CardText>{localized(project.summary)}</CardText>}
        <LicenceLine of={project} />
        <CardFooter>
          <Price text={price(project)} amount={from === undefined ? undefined : format.integer(from)} />
        </CardFooter>
      </CardBody>
    </Card>
  );
}

export const projectCardFields = graphql`
  fragment ProjectCard on Project {
    view: card
    cover {
      ...CardPicture
    }
  }
`;

import { graphql } from 'gatsby';
import { useLocalized } from '../../../i18n';
import { ArrowLink, FeatureGrid, Section } from '../../../ui';
import { IfEnabled } from '../../organization';
import { slotSizes } from '../../../records/pictures';
import { ProjectCard, useLatestProjects, type ProjectCardData } from '../../projects';
import { projectsForSale } from '../projects-for-sale';

interface SaleUnitsProps {
  saleUnits: Queries.SaleUnitsFragment | null;
  /** The newest projects, prerendered. */
  projects: readonly ProjectCardData[];
}

/** Three projects with units for sale: the first large, the next two beside it. */
export function SaleUnits({ saleUnits, projects }: SaleUnitsProps) {
  const localized = useLocalized();
  const [first, ...others] = projectsForSale(useLatestProjects(projects), 3);
  if (!saleUnits || !first) return null;
  const { heading, action } = saleUnits;
  return (
    <Section
      heading={localized(heading)}
      aside={
        <IfEnabled to={action.to}>
          <ArrowLink to={action.to}>{localized(action.label)}</ArrowLink>
        </IfEnabled>
      }
      id="sale-units"
    >
      <FeatureGrid>
        <li>
          <ProjectCard project={first} arch showUnits sizes={slotSizes.featuredCard} />
        </li>
        {others.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} variant="row" showSummary />
          </li>
        ))}
      </FeatureGrid>
    </Section>
  );
}

export const saleUnitsFields = graphql`
  fragment SaleUnits on HomeSaleUnits {
    heading {
      ar
      en
    }
    action {
      label {
        ar
        en
      }
      to
    }
  }
`;

/** Projects with homes for sale, as freshly as they are known: the first large, the next two beside it. */
import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useLocalized } from '../../../i18n';
import { from } from '../../../theme';
import { ArrowLink, Section } from '../../../ui';
import { ProjectCard, useLatestProjects, type ProjectCardData } from '../../projects';
import { projectsForSale } from '../projects-for-sale';

interface SaleUnitsProps {
  saleUnits: Queries.SaleUnitsFragment | null;
  /** The newest projects of the build. */
  projects: readonly ProjectCardData[];
}

export function SaleUnits({ saleUnits, projects }: SaleUnitsProps) {
  const localized = useLocalized();
  const [first, ...others] = projectsForSale(useLatestProjects(projects), 3);
  if (!saleUnits || !first) return null;
  const { heading, action } = saleUnits;
  return (
    <Section
      heading={localized(heading)}
      aside={<ArrowLink to={action.to}>{localized(action.label)}</ArrowLink>}
      id="sale-units"
    >
      <FeatureGrid>
        <li>
          <ProjectCard project={first} arch />
        </li>
        {others.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} look="row" summary />
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

/** From 1000 px the first card is as high as the two beside it together. */
const FeatureGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px var(--gap);
  ${from('split')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    gap: var(--gap) clamp(32px, 4vw, 64px);
    [data-card-image] {
      min-block-size: 288px;
    }
    li:first-child {
      grid-row: 1 / 3;
    }
    li:first-child [data-card-image] {
      aspect-ratio: auto;
      flex: 1;
      min-block-size: 420px;
    }
    li:first-child [data-card-image] + * {
      flex: none;
    }
  }
`;

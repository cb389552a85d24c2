/** Projects with homes for sale, as freshly as they are known. */
import { graphql } from 'gatsby';
import { useLocalized } from '../../../i18n';
import { Actions, ButtonLink, CardGrid, Section } from '../../../ui';
import { ProjectCard, useLatestProjects, type ProjectCardData } from '../../projects';
import { projectsForSale } from '../projects-for-sale';

interface SaleUnitsProps {
  saleUnits: Queries.SaleUnitsFragment | null;
  /** The newest projects of the build. */
  projects: readonly ProjectCardData[];
}

export function SaleUnits({ saleUnits, projects }: SaleUnitsProps) {
  const localized = useLocalized();
  const shown = projectsForSale(useLatestProjects(projects), 3);
  if (!saleUnits || shown.length === 0) return null;
  const { heading, action } = saleUnits;
  return (
    <Section heading={localized(heading)} id="sale-units">
      <CardGrid>
        {shown.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </CardGrid>
      <Actions>
        <ButtonLink variant="outline" to={action.to}>
          {localized(action.label)}
        </ButtonLink>
      </Actions>
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

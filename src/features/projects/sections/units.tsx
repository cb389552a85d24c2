/** The homes of a project, building by building. */
import { useMemo } from 'react';
import styled from 'styled-components';
import { format, useTranslation } from '../../../i18n';
import { routes } from '../../../lib/routes';
import { Section } from '../../../ui';
import { useBuildTime } from '../../listing';
import { UnitsExplorer } from '../../units';
import type { ProjectDetails } from '../project-details';

export function ProjectUnits({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation('projects');
  const builtAt = useBuildTime();
  const { buildings, available_units, total_units } = project;
  const about = useMemo(
    () => ({
      id: project.id,
      name: project.name,
      whatsapp: project.whatsapp,
      path: routes.project(project.slug),
      licenceNumber: project.advertising_licence?.number,
    }),
    [project],
  );
  if (buildings.length === 0) return null;
  return (
    <Section
      heading={t('detail.buildings')}
      aside={
        <Aside>
          {t('detail.unitsOf', {
            available: format.integer(available_units),
            total: format.integer(total_units),
          })}
        </Aside>
      }
      id="units"
    >
      <div>
        <UnitsExplorer project={about} buildings={buildings} media={project} builtAt={builtAt} />
      </div>
    </Section>
  );
}

const Aside = styled.p`
  color: var(--stone);
`;

import { useMemo } from 'react';
import styled from 'styled-components';
import { format, useTranslation } from '../../../i18n';
import { getSaleState } from '../../../domain/sale-state';
import { Section } from '../../../ui';
import { builtAt } from '../../../site-data';
import { UnitsExplorer, unitsSearch, useUnitsQuery } from '../../units';
import { FollowSearch, SearchMemoryLoader } from '../../visits';
import type { ProjectDetails } from '../project-details';

interface ProjectUnitsProps {
  project: ProjectDetails;
  /** When it was read, as ISO time; the time of the build unless given. */
  asOf?: string;
}

/** The units of a project by building. */
export function ProjectUnits({ project, asOf }: ProjectUnitsProps) {
  const { t } = useTranslation('projects');
  const { buildings, status } = project;
  const saleStates = useMemo(
    () => buildings.flatMap(({ units }) => units.map((unit) => getSaleState(unit, status))),
    [buildings, status],
  );
  const explorerProject = useMemo(
    () => ({
      id: project.id,
      slug: project.slug,
      name: project.name,
      status: project.status,
      whatsapp: project.whatsapp,
      licence: project.licence,
    }),
    [project],
  );
  const searched = useMemo(() => ({ slug: project.slug, name: project.name }), [project]);
  const query = unitsSearch(useUnitsQuery());
  if (buildings.length === 0) return null;
  return (
    <Section
      heading={t('detail.buildings')}
      aside={
        <Aside>
          {t('detail.unitsOf', {
            available: format.integer(saleStates.filter((state) => state === 'available').length),
            total: format.integer(saleStates.length),
          })}
        </Aside>
      }
      id="units"
    >
      <div>
        {query && (
          <Follow>
            <FollowSearch project={searched} query={query} />
          </Follow>
        )}
        <SearchMemoryLoader project={searched} isSearching={query !== ''} />
        <UnitsExplorer
          project={explorerProject}
          buildings={buildings}
          media={project}
          asOf={asOf ?? builtAt()}
        />
      </div>
    </Section>
  );
}

/** As high as the button, which is loaded later. */
const Follow = styled.div`
  min-block-size: 44px;
  margin-block-end: var(--s4);
`;

const Aside = styled.p`
  color: var(--stone);
`;

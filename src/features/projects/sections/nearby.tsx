import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { from } from '../../../theme';
import { Section, Split } from '../../../ui';
import { PlaceList } from '../map/place-list';
import { isLocated, getPlaces, getPosition } from '../map/places';
import { NeighbourhoodMap, useInteractiveMap } from '../map/neighbourhood-map';
import type { ProjectDetails } from '../project-details';

type NearbyProject = Pick<ProjectDetails, 'name' | 'coordinates' | 'nearby_services'>;

/** What is near a project: a drawing or map beside a list of the same places. */
export function NearbyServices({ project }: { project: NearbyProject }) {
  const { t } = useTranslation('projects');
  const places = useMemo(() => getPlaces(project), [project]);
  const located = useMemo(() => places.filter(isLocated), [places]);
  const interactiveMap = useInteractiveMap();
  const [selected, setSelected] = useState<number>();
  const position = getPosition(project.coordinates);
  if (places.length === 0) return null;
  const list = (
    <div>
      <PlaceList
        places={places}
        {...(interactiveMap.state === 'open' && { selected, onSelect: setSelected })}
      />
      <Small>{t('detail.nearbyLead')}</Small>
    </div>
  );
  return (
    <Section heading={t('detail.nearby')} id="nearby">
      {position ? (
        <Split>
          <StickyMap>
            <NeighbourhoodMap
              project={project}
              position={position}
              places={located}
              interactiveMap={interactiveMap}
              selected={selected}
              onSelect={setSelected}
            />
          </StickyMap>
          {list}
        </Split>
      ) : (
        list
      )}
    </Section>
  );
}

/** Stays in view, below the row of sections, beside a longer list. */
const StickyMap = styled.div`
  ${from('split')} {
    position: sticky;
    inset-block-start: calc(var(--hdr) + 84px);
    align-self: start;
  }
`;

const Small = styled.p`
  padding-block-start: 16px;
  font-size: var(--fs-sm);
  color: var(--stone);
`;

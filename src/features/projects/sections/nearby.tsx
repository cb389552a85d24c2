/** Where a project stands and what is near it: a drawing or a map, and a list that says the same. */
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { from } from '../../../theme';
import { Section, Split } from '../../../ui';
import { PlaceList } from '../map/place-list';
import { isLocated, placesOf, positionOf } from '../map/places';
import { NeighbourhoodMap } from '../map/neighbourhood-map';
import { useLiveMap } from '../map/use-live-map';
import type { ProjectDetails } from '../project-details';

type Surrounded = Pick<ProjectDetails, 'name' | 'coordinates' | 'nearby_services'>;

export function NearbyServices({ project }: { project: Surrounded }) {
  const { t } = useTranslation('projects');
  const places = useMemo(() => placesOf(project), [project]);
  const located = useMemo(() => places.filter(isLocated), [places]);
  const live = useLiveMap();
  const [chosen, setChosen] = useState<number>();
  const position = positionOf(project.coordinates);
  if (places.length === 0) return null;
  const list = (
    <div>
      <PlaceList places={places} {...(live.state === 'open' && { chosen, onChoose: setChosen })} />
      <Small>{t('detail.nearbyLead')}</Small>
    </div>
  );
  return (
    <Section heading={t('detail.nearby')} id="nearby">
      {position ? (
        <Split>
          <Beside>
            <NeighbourhoodMap
              project={project}
              position={position}
              places={located}
              live={live}
              chosen={chosen}
              onChoose={setChosen}
            />
          </Beside>
          {list}
        </Split>
      ) : (
        list
      )}
    </Section>
  );
}

/** Stays in view, below the row of sections, beside a longer list. */
const Beside = styled.div`
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

/** The surroundings of a project: drawn in the page, and on asking as a map, with a way out to one that navigates. */
import { useId } from 'react';
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../../i18n';
import { Actions, Button, MapPinIcon, OuterTextLink } from '../../../ui';
import type { ProjectDetails } from '../project-details';
import { PrerenderedDrawing } from './prerendered-drawing';
import type { Position } from './geometry';
import type { LocatedPlace } from './places';
import type { useLiveMap } from './use-live-map';

interface SurroundingsProps {
  project: Pick<ProjectDetails, 'name'>;
  position: Position;
  places: readonly LocatedPlace[];
  live: ReturnType<typeof useLiveMap>;
  /** Number of the place that is looked at on the map. */
  chosen: number | undefined;
  onChoose: (number: number | undefined) => void;
}

export function NeighbourhoodMap({ project, position, places, live, chosen, onChoose }: SurroundingsProps) {
  const { t } = useTranslation('projects');
  const id = useId();
  const name = useLocalized()(project.name);
  const { state, Map, toggle } = live;
  return (
    <Frame>
      <noscript>
        <style>{'[data-scripted]{display:none}'}</style>
      </noscript>
      <Actions className="no-print">
        <Button
          small
          variant="outline"
          data-scripted=""
          aria-controls={id}
          busy={state === 'loading'}
          onClick={toggle}
        >
          {state !== 'loading' && <MapPinIcon />}
          {t(state === 'open' ? 'map.hide' : 'map.show')}
        </Button>
        <OuterTextLink href={directionsHref(position)}>{t('map.directions')}</OuterTextLink>
      </Actions>
      <div id={id}>
        {Map && <Map name={name} position={position} places={places} chosen={chosen} onChoose={onChoose} />}
        {places.length > 0 && (
          <Sheet $covered={Map !== undefined}>
            <PrerenderedDrawing name={name} places={places} />
            <Quiet as="figcaption">{t('map.caption')}</Quiet>
          </Sheet>
        )}
      </div>
      <Quiet className="no-print" data-scripted="" role="status">
        {t(state === 'failed' ? 'map.failed' : 'map.privacy')}
      </Quiet>
    </Frame>
  );
}

/** A page of Google's that leads there; on phones it opens the app. */
const directionsHref = ({ latitude, longitude }: Position) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
`;

const Quiet = styled.p`
  font-size: var(--fs-sm);
  line-height: 1.6;
  color: var(--stone-700);
`;

/** On paper the drawing stays, also where the map covers it on the screen. */
const Sheet = styled.figure<{ $covered: boolean }>`
  background: var(--sand-100);
  padding: var(--s3);
  /* Its place is kept until it is drawn. */
  & > div {
    aspect-ratio: 1;
  }
  @media screen {
    display: ${({ $covered }) => $covered && 'none'};
  }
  @media print {
    max-inline-size: 12cm;
  }
`;

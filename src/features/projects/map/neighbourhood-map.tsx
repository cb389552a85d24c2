import { useId, useState } from 'react';
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../../i18n';
import { directionsHref } from '../../../lib/google-maps';
import { Actions, Button, createPrerendered, MapPinIcon, OuterTextLink } from '../../../ui';
import type { ProjectDetails } from '../project-details';
import { Drawing } from './drawing';
import type { Position } from './geometry';
import type { InteractiveMap } from './interactive-map';
import type { LocatedPlace } from './places';

/** The drawing as prerendered HTML; where its code cannot be loaded, the list shows the same places. */
const PrerenderedDrawing = createPrerendered(
  process.env['BUILD_STAGE'] !== 'build-javascript' && Drawing,
  () => import('./drawing').then((module) => module.Drawing),
);

type MapState = 'closed' | 'loading' | 'open' | 'failed';

/** Whether the map with tiles is shown. Its code is loaded when it is first opened. */
export function useInteractiveMap() {
  const [state, setState] = useState<MapState>('closed');
  const [Map, setMap] = useState<typeof InteractiveMap>();
  const load = () => {
    setState('loading');
    import('./interactive-map').then(
      (module) => {
        setMap(() => module.InteractiveMap);
        setState('open');
      },
      () => setState('failed'),
    );
  };
  return {
    state,
    Map: state === 'open' ? Map : undefined,
    toggle: state === 'open' ? () => setState('closed') : load,
  };
}

interface NeighbourhoodMapProps {
  project: Pick<ProjectDetails, 'name'>;
  position: Position;
  places: readonly LocatedPlace[];
  interactiveMap: ReturnType<typeof useInteractiveMap>;
  /** Number of the place that is selected on the map. */
  selected: number | undefined;
  onSelect: (number: number | undefined) => void;
}

/** The neighbourhood of a project: a drawing, a map with tiles on demand, and a link to directions. */
export function NeighbourhoodMap({
  project,
  position,
  places,
  interactiveMap,
  selected,
  onSelect,
}: NeighbourhoodMapProps) {
  const { t } = useTranslation('projects');
  const id = useId();
  const name = useLocalized()(project.name);
  const { state, Map, toggle } = interactiveMap;
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
        {Map && (
          <Map name={name} position={position} places={places} selected={selected} onSelect={onSelect} />
        )}
        {places.length > 0 && (
          <DrawingFigure $hiddenOnScreen={Map !== undefined}>
            <PrerenderedDrawing name={name} places={places} />
            <Small as="figcaption">{t('map.caption')}</Small>
          </DrawingFigure>
        )}
      </div>
      <Small className="no-print" data-scripted="" role="status">
        {t(state === 'failed' ? 'map.failed' : 'map.privacy')}
      </Small>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
`;

const Small = styled.p`
  font-size: var(--fs-sm);
  line-height: 1.6;
  color: var(--stone-700);
`;

/** Printed also while the map replaces it on the screen. */
const DrawingFigure = styled.figure<{ $hiddenOnScreen: boolean }>`
  background: var(--sand-100);
  padding: var(--s3);
  /* Space for the drawing until it is loaded. */
  & > div {
    aspect-ratio: 1;
  }
  @media screen {
    display: ${({ $hiddenOnScreen }) => $hiddenOnScreen && 'none'};
  }
  @media print {
    max-inline-size: 12cm;
  }
`;

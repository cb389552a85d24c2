import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { usePlaceTexts } from '../map/use-place-texts';
import type { ProjectsMap } from './leaflet-projects';

/** CSS pixels of the longest bar. */
const longest = 96;

/** The length of a bar that stands for a round distance: 1, 2 or 5 of a power of ten. */
export function getScale(metresPerPixel: number): { metres: number; pixels: number } {
  const most = metresPerPixel * longest;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2].find((factor) => factor * power <= most) ?? 1) * power;
  return { metres, pixels: metres / metresPerPixel };
}

/** How long a distance is on the map, at its middle. */
export function MapScale({ map }: { map: ProjectsMap['map'] }) {
  const { distance } = usePlaceTexts();
  const [metresPerPixel, setMetresPerPixel] = useState<number>();
  useEffect(() => {
    const measure = () => {
      const middle = map.getSize().y / 2;
      const [from, to] = [
        map.containerPointToLatLng([0, middle]),
        map.containerPointToLatLng([longest, middle]),
      ];
      setMetresPerPixel(map.distance(from, to) / longest);
    };
    measure();
    map.on('zoomend moveend resize', measure);
    return () => void map.off('zoomend moveend resize', measure);
  }, [map]);
  if (!metresPerPixel) return null;
  const { metres, pixels } = getScale(metresPerPixel);
  return (
    <Bar dir="ltr" style={{ inlineSize: pixels }}>
      <bdi>{distance(metres)}</bdi>
    </Bar>
  );
}

/** In the corner of the map, which is left to right in both languages. */
const Bar = styled.p`
  position: absolute;
  z-index: 1;
  inset-block-end: 8px;
  inset-inline-start: 8px;
  border: solid var(--ink);
  border-width: 0 1px 2px;
  font-size: var(--fs-xs);
  line-height: 1.5;
  text-align: center;
  white-space: nowrap;
  text-shadow: 0 0 3px var(--white);
  pointer-events: none;
`;

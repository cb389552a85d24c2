import { DivIcon, Marker } from 'leaflet';
import { useEffect } from 'react';
import { useLocalized } from '../../../i18n';
import type { LocalizedText } from '../../../lib/localized-text';
import { latLng } from '../map/base-map';
import { groupNear } from './group-near';
import type { ProjectsMap } from './leaflet-projects';
import type { LocatedProject } from './mapped-projects';

/** CSS pixels: names that are nearer than that are one. */
const nameWidth = 120;
const pane = 'places';

/** Below the pictures of the map, which cover it: `Map.createPane` names the class. */
export const placeStyles = `
  .leaflet-${pane}-pane { z-index: 150; }
  .leaflet-${pane}-pane span {
    display: grid;
    place-content: end center;
    inline-size: 100%;
    block-size: 100%;
    padding-block-end: 10px;
    border: 1px solid var(--sand-300);
    border-radius: 50%;
    background: var(--white);
    font-size: var(--fs-xs);
    line-height: 1.4;
    color: var(--stone-700);
    text-align: center;
  }
`;

/**
 * The districts of the projects, or their cities where those are too near to each other: what the map says of where they
 * are while it has no pictures.
 */
export function usePlaceNames(shown: ProjectsMap | undefined, entries: readonly LocatedProject[]): void {
  const localized = useLocalized();
  useEffect(() => {
    if (!shown) return undefined;
    const { map } = shown;
    if (!map.getPane(pane)) map.createPane(pane);
    let markers: Marker[] = [];
    const draw = () => {
      for (const marker of markers) marker.remove();
      const groups = groupNear(
        entries,
        ({ position }) => map.project(latLng(position), map.getZoom()),
        nameWidth,
      );
      markers = groups.map((group) => {
        const html = document.createElement('span');
        html.textContent = namesOf(group).map(localized).join(' · ');
        html.dir = 'auto';
        const icon = new DivIcon({ html, className: '', iconSize: [nameWidth, nameWidth] });
        return new Marker(centreOf(group), { pane, icon, interactive: false, keyboard: false }).addTo(map);
      });
    };
    draw();
    map.on('zoomend', draw);
    return () => {
      map.off('zoomend', draw);
      for (const marker of markers) marker.remove();
    };
  }, [shown, entries, localized]);
}

/** The district that they share, else the cities. */
function namesOf(group: readonly LocatedProject[]): LocalizedText[] {
  const named = (of: 'district' | 'city') => [
    ...new Map(group.map(({ project }) => [project[of].en || project[of].ar, project[of]])).values(),
  ];
  const districts = named('district');
  return districts.length === 1 ? districts : named('city');
}

function centreOf(group: readonly LocatedProject[]): [number, number] {
  const mean = (of: 'latitude' | 'longitude') =>
    group.reduce((sum, { position }) => sum + position[of], 0) / group.length;
  return [mean('latitude'), mean('longitude')];
}

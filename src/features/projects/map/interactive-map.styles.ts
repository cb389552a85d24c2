import styled from 'styled-components';
import { translucent } from '../../../theme';
import { plumbBob } from '../../../ui';

// Panes, tiles and markers after leaflet.css 1.9 (BSD-2). The map is left to right in both languages, as Leaflet counts,
// so inline start is left.
const panes = `
  .leaflet-pane, .leaflet-tile, .leaflet-marker-icon, .leaflet-tile-container, .leaflet-layer {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
  }
  .leaflet-pane { z-index: 400; }
  .leaflet-tile-pane { z-index: 200; }
  .leaflet-marker-pane { z-index: 600; }
  .leaflet-popup-pane { z-index: 700; }
  .leaflet-tile { visibility: hidden; max-inline-size: none; -webkit-user-select: none; user-select: none; }
  .leaflet-tile-loaded { visibility: inherit; }
  .leaflet-tile-container { pointer-events: none; }
  .leaflet-zoom-animated { transform-origin: 0 0; }
  .leaflet-zoom-anim .leaflet-zoom-animated { transition: transform 250ms cubic-bezier(0, 0, 0.25, 1); }
  .leaflet-zoom-anim .leaflet-tile, .leaflet-pan-anim .leaflet-tile { transition: none; }
  .leaflet-zoom-anim .leaflet-zoom-hide { visibility: hidden; }
  .leaflet-grab { cursor: grab; }
  .leaflet-dragging .leaflet-grab { cursor: grabbing; }
`;

const markers = `
  .leaflet-marker-icon { pointer-events: none; -webkit-user-select: none; user-select: none; }
  .leaflet-marker-icon > span { display: grid; place-content: end center; block-size: 100%; }
  .leaflet-interactive { pointer-events: auto; cursor: pointer; }
`;

const popups = `
  .leaflet-popup { position: absolute; padding-block-end: 8px; text-align: center; }
  .leaflet-popup-content-wrapper {
    background: var(--white);
    border-block-start: 2px solid var(--brick);
    box-shadow: var(--shadow-pop);
    text-align: start;
  }
  .leaflet-popup-content { padding: 10px 14px; line-height: 1.6; overflow-wrap: anywhere; }
  .leaflet-popup-content strong { font-weight: 500; }
  .leaflet-popup-content p { font-size: var(--fs-sm); color: var(--stone-700); }
  .leaflet-popup-tip-container { display: none; }
`;

const controls = `
  .leaflet-top, .leaflet-bottom { position: absolute; z-index: 1000; pointer-events: none; }
  .leaflet-top { inset-block-start: 10px; }
  .leaflet-bottom { inset-block-end: 0; }
  .leaflet-left { inset-inline-start: 10px; }
  .leaflet-right { inset-inline-end: 0; }
  .leaflet-top.leaflet-right { inset-inline-end: 10px; }
  .leaflet-control { pointer-events: auto; cursor: auto; }
  .leaflet-control-zoom a {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border: 1px solid var(--ink);
    background: var(--white);
    font-size: 1.375rem;
    line-height: 1;
    transition: background-color var(--t1), color var(--t1);
  }
  .leaflet-control-zoom a + a { border-block-start: 0; }
  .leaflet-control-zoom a:is(:hover, :active) { background: var(--ink); color: var(--white); }
  .leaflet-control-zoom a.leaflet-disabled {
    background: var(--grey-tint);
    color: var(--grey-700);
    cursor: not-allowed;
  }
  .leaflet-control-attribution {
    padding: 2px 8px;
    background: ${translucent('white', 88)};
    font-size: var(--fs-xs);
    line-height: 1.6;
  }
  .leaflet-control-attribution a { text-decoration: underline; }
`;

export const MapFrame = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  inline-size: 100%;
  aspect-ratio: 1;
  max-block-size: 80vh;
  background: var(--sand-100);
  /* One finger scrolls the page; two are Leaflet's. */
  touch-action: pan-x pan-y;
  scroll-margin-block: 16px;
  outline-offset: -2px;
  ${panes}
  ${markers}
  ${popups}
  ${controls}
`;

/** A number with its icon; its tip points at the place. */
export const MarkerLabel = styled.span<{ $selected: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  block-size: 28px;
  padding-inline: 6px;
  border: 1px solid var(--white);
  border-radius: var(--r);
  background: ${({ $selected }) => ($selected ? 'var(--brick)' : 'var(--ink)')};
  color: var(--white);
  font-size: var(--fs-xs);
  font-weight: 500;
  line-height: 1;
  /* Several numbers are wider than the marker, and stay beside each other. */
  white-space: nowrap;
  .leaflet-marker-icon:hover & {
    background: var(--brick);
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 18px;
    ${plumbBob}
    inline-size: 8px;
    block-size: 9px;
    background: inherit;
  }
  & {
    margin-block-end: 8px;
  }
`;

/** The project: the brand's plumb bob, its tip on the place. */
export const ProjectMarker = styled.span`
  ${plumbBob}
  inline-size: 20px;
  block-size: 26px;
  forced-color-adjust: none;
`;

/** On touch screens only. */
export const TouchHint = styled.p`
  padding-block-start: var(--s2);
  font-size: var(--fs-sm);
  line-height: 1.6;
  color: var(--stone);
  @media (pointer: fine), (pointer: none) {
    display: none;
  }
`;

/** Below the map; takes no space while empty. */
export const StatusMessage = styled.div.attrs({ role: 'status' })`
  &:not(:empty) {
    padding-block-start: var(--s3);
  }
`;

import styled, { css } from 'styled-components';
import { shortScreen } from '../../theme';
import { IconButton } from '../icon-button';

/** On a low screen the tools are beside the head, and the thumbnails are hidden. */
export const Pictures = styled.div`
  display: grid;
  grid-template: 'head' auto 'stage' minmax(0, 1fr) 'tools' auto 'thumbs' auto / minmax(0, 1fr);
  block-size: 100%;
  ${shortScreen} {
    grid-template: 'head tools' auto 'stage stage' minmax(0, 1fr) / minmax(0, 1fr) auto;
  }
  button[aria-disabled='true'] {
    background: transparent;
    border-color: transparent;
    color: var(--ink-500);
    cursor: default;
  }
`;

export const Head = styled.div`
  grid-area: head;
  display: flex;
  align-items: center;
  gap: var(--s3);
  padding: 14px var(--s5);
  p {
    flex: 1;
    min-inline-size: 0;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    line-height: 1.5;
  }
  [role='status'] {
    color: var(--mist);
    white-space: nowrap;
  }
  ${shortScreen} {
    padding-block: 2px;
    p {
      -webkit-line-clamp: 1;
    }
  }
`;

/** Touch moves the picture, not the page. */
export const Stage = styled.div<{ $isZoomed: boolean }>`
  grid-area: stage;
  position: relative;
  display: grid;
  grid-template: minmax(0, 100%) / minmax(0, 100%);
  place-items: center;
  min-block-size: 0;
  overflow: hidden;
  touch-action: none;
  cursor: ${({ $isZoomed }) => ($isZoomed ? 'grab' : 'zoom-in')};
  &:focus {
    outline: none;
  }
  &:active {
    cursor: ${({ $isZoomed }) => ($isZoomed ? 'grabbing' : 'zoom-in')};
  }
  &[data-kind='drawing'] {
    background: var(--sand-100);
    color: var(--ink);
    --ring: var(--ink);
  }
`;

const overPicture = css`
  position: absolute;
  color: var(--white);
  border-color: transparent;
  background: var(--ink-900);
  --icon-button-hover: var(--white);
  --icon-button-hover-text: var(--ink);
  &:focus-visible {
    box-shadow: 0 0 0 3px var(--white); /* the picture below may be dark or light */
    outline-color: var(--ink);
  }
`;

const edge = 'clamp(8px, 1.7vw, 24px)';

export const Arrow = styled(IconButton)<{ $side: 'start' | 'end' }>`
  ${overPicture}
  inset-block-start: calc(50% - 22px);
  inset-inline-${({ $side }) => $side}: ${edge};
`;

export type Side = 'left' | 'right' | 'up' | 'down';

/** Physical sides of the screen: left is left in both languages. */
const sidePositions: Record<Side, ReturnType<typeof css>> = {
  left: css`
    inset: calc(50% - 22px) auto auto ${edge};
    --turn: 90deg;
  `,
  right: css`
    inset: calc(50% - 22px) ${edge} auto auto;
    --turn: -90deg;
  `,
  up: css`
    inset: 8px auto auto calc(50% - 22px);
    --turn: 180deg;
  `,
  down: css`
    inset: auto auto 8px calc(50% - 22px);
    --turn: 0deg;
  `,
};

export const Mover = styled(IconButton)<{ $side: Side }>`
  ${overPicture}
  ${({ $side }) => sidePositions[$side]}
  .icon {
    transform: rotate(var(--turn));
  }
  /* Hidden at the end of the picture, unless it has the keyboard focus. */
  &&[aria-disabled='true'] {
    background: var(--ink-900);
  }
  &&[aria-disabled='true']:not(:focus-visible) {
    opacity: 0;
    pointer-events: none;
  }
`;

export const Tools = styled.div`
  grid-area: tools;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: 0 var(--s4);
  padding: var(--s2) var(--s4);
  ${shortScreen} {
    padding-block: 2px;
  }
`;

export const Zooms = styled.div`
  display: flex;
  align-items: center;
`;

const textButton = css`
  min-inline-size: 44px;
  min-block-size: 44px;
  padding-inline: var(--s3);
  font-size: var(--fs-sm);
  line-height: 1.5;
  &:hover:not([aria-disabled='true'], [aria-expanded='true']) {
    color: var(--link-hover);
  }
`;

/** Resets the zoom; its width does not depend on the figure. */
export const ResetZoom = styled.button`
  ${textButton}
  font-variant-numeric: tabular-nums;
  span:first-child {
    min-inline-size: 4ch;
  }
`;

export const WordsButton = styled.button`
  ${textButton}
  border: 1px solid var(--line-dark);
  &[aria-expanded='true'] {
    background: var(--white);
    color: var(--ink);
  }
`;

/** Over the lower part of the stage, at most two thirds of its height. */
export const Words = styled.div`
  grid-area: stage;
  z-index: 1;
  align-self: end;
  max-block-size: 66%;
  padding: var(--s4) var(--s5);
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--ink-900);
  border-block-start: 1px solid var(--line-dark);
  --rule: var(--line-dark);
  --quiet: var(--mist);
  &:focus-visible {
    outline-offset: -3px;
  }
`;

import styled, { css } from 'styled-components';
import { shortScreen } from '../../theme';
import { IconButton } from '../icon-button';

/** Whole pictures have the screen to themselves: on a low one the tools stand beside the head, and the small pictures go. */
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

/** The picture is larger than what is seen of it: fingers move it, not the page. */
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
    box-shadow: 0 0 0 3px var(--white); /* what lies below may be dark or light */
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

/** The sides of the screen, whatever the direction of reading: a plan has the same left in both languages. */
const places: Record<Side, ReturnType<typeof css>> = {
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
  ${({ $side }) => places[$side]}
  .icon {
    transform: rotate(var(--turn));
  }
  /* Nothing lies further there; who has just come by keyboard keeps the place. */
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

/** As wide with every figure. */
export const Whole = styled.button`
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

/** Over the lower part of the stage, as high as it needs and never higher than two thirds of it. */
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

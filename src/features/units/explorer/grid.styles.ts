import styled, { css } from 'styled-components';
import { from } from '../../../theme';

export const Grid = styled.div`
  --columns: min(var(--most), 4);
  display: grid;
  gap: 8px;
  ${from('columns')} {
    --columns: min(var(--most), 6);
  }
`;

/** `$far`: not drawn before it is near the screen. */
export const FloorLine = styled.div<{ $far: boolean }>`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 8px;
  align-items: start;
  ${({ $far }) => $far && 'content-visibility: auto; contain-intrinsic-block-size: auto 52px;'}
  & > :first-child {
    display: flex;
    align-items: center;
    min-block-size: 52px;
    font-size: var(--fs-sm);
    line-height: 1.4;
    color: var(--stone);
  }
`;

/** So many flats side by side; as high as its rows, also before it is filled. */
export const Flats = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: 8px;
  min-block-size: 52px;
  min-block-size: calc(round(up, var(--flats) / var(--columns)) * 60px - 8px);
`;

/** Available outlined, reserved hatched, sold grey and struck; what does not match is dotted. */
const states = {
  available: css`
    border-color: var(--ink);
    &:is(:hover, :active) {
      background: var(--sand-100);
    }
  `,
  reserved: css`
    border-color: var(--warning);
    color: var(--warning-700);
    background: repeating-linear-gradient(
      135deg,
      var(--warning-tint) 0 6px,
      color-mix(in srgb, var(--warning) 18%, var(--warning-tint)) 6px 7px
    );
  `,
  sold: css`
    border-color: var(--grey-tint);
    background: var(--grey-tint);
    color: var(--grey-700);
    font-weight: 400;
    text-decoration: line-through;
  `,
};

export type CellLook = keyof typeof states;

export interface CellProps {
  $look: CellLook;
  $dim: boolean;
  $current: boolean;
}

export const cell = css<CellProps>`
  display: grid;
  place-items: center;
  min-block-size: 52px;
  min-inline-size: 0;
  border: 1px solid;
  border-radius: var(--r);
  font-weight: 500;
  line-height: 1.3;
  text-align: center;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  ${({ $look }) => states[$look]}
  ${({ $dim }) =>
    $dim &&
    css`
      border: 1px dotted var(--line-strong);
      background: none;
      color: var(--stone);
      font-weight: 400;
    `}
  ${({ $current }) =>
    $current &&
    css`
      &&,
      &&:hover {
        --ring: var(--ink);
        border-color: var(--ink);
        background: var(--ink);
        color: var(--white);
      }
    `}
  @media (forced-colors: active) {
    ${({ $look }) => $look === 'reserved' && 'border-style: dashed;'}
    ${({ $current }) => $current && 'outline: 2px solid Highlight;'}
  }
`;

/** The line that a building stands on. */
export const Ground = styled.div`
  block-size: 2px;
  margin-block-start: 2px;
  background: var(--ink);
`;

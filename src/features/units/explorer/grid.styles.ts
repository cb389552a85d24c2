import styled, { css } from 'styled-components';
import { from } from '../../../theme';

/** Most units in a row on a narrow and on a wide screen. */
const [narrow, wide] = [4, 6];

/** The number of rows that a floor's units take, as custom properties for `FloorLine`. */
export const rowsFor = (count: number) => ({
  '--narrow': Math.ceil(count / narrow),
  '--wide': Math.ceil(count / wide),
});

/** Available outlined, upcoming dashed, reserved hatched, sold grey and struck through; not matching dotted. */
const variants = css`
  [data-variant='available'] {
    border-color: var(--ink);
    &:is(:hover, :active) {
      background: var(--sand-100);
    }
  }
  [data-variant='upcoming'] {
    border: 1px dashed var(--stone);
    color: var(--stone-700);
    font-weight: 400;
    &:is(:hover, :active) {
      background: var(--sand-100);
    }
  }
  [data-variant='reserved'] {
    border-color: var(--warning);
    color: var(--warning-700);
    background: repeating-linear-gradient(135deg, var(--warning-tint) 0 6px, var(--warning-stripe) 6px 7px);
  }
  [data-variant='sold'] {
    border-color: var(--grey-tint);
    background: var(--grey-tint);
    color: var(--grey-700);
    font-weight: 400;
    text-decoration: line-through;
  }
  [data-variant][data-dim] {
    border: 1px dotted var(--line-strong);
    background: none;
    color: var(--stone);
    font-weight: 400;
  }
  [data-variant][data-current][data-current] {
    --ring: var(--ink);
    border-color: var(--ink);
    background: var(--ink);
    color: var(--white);
  }
  @media (forced-colors: active) {
    [data-variant='reserved'] {
      border: 3px double;
    }
    [data-variant='sold'] {
      border-color: GrayText;
      color: GrayText;
    }
    [data-variant][data-current] {
      outline: 2px solid Highlight;
    }
  }
`;

export const Grid = styled.div`
  --columns: min(var(--most), ${narrow});
  display: grid;
  gap: 8px;
  ${from('columns')} {
    --columns: min(var(--most), ${wide});
  }
  /* Centred by padding: thousands of flex or grid boxes would cost more. */
  [data-variant] {
    display: block;
    min-block-size: 52px;
    min-inline-size: 0;
    padding-block: calc((50px - 1.3em) / 2);
    border: 1px solid;
    border-radius: var(--r);
    font-weight: 500;
    line-height: 1.3;
    text-align: center;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  ${variants}
`;

/** `$isDeferred`: rendered when near the viewport, with its final height from the start. */
export const FloorLine = styled.div<{ $isDeferred: boolean }>`
  --height: calc(var(--narrow) * 60px - 8px);
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: 8px;
  align-items: start;
  ${({ $isDeferred }) => $isDeferred && 'content-visibility: auto; contain-intrinsic-block-size: auto var(--height);'}
  ${from('columns')} {
    --height: calc(var(--wide) * 60px - 8px);
  }
  & > :first-child {
    display: flex;
    align-items: center;
    min-block-size: 52px;
    font-size: var(--fs-sm);
    line-height: 1.4;
    color: var(--stone);
  }
`;

/** A floor's units in rows, fewer in a row where their numbers are long; as high as its rows also while empty. */
export const FloorUnits = styled.div`
  --share: calc((100% - 8px * (var(--columns) - 1)) / var(--columns) - 1px);
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(2.75rem, var(--share)), 1fr));
  gap: 8px;
  min-block-size: var(--height);
`;

/** The line below the ground floor. */
export const Ground = styled.div`
  block-size: 2px;
  margin-block-start: 2px;
  background: var(--ink);
`;

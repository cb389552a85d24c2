import styled, { css } from 'styled-components';
import { from } from '../theme';

/** Reserves space after the longest line for its text. */
export const Figure = styled.div`
  --text-space: 8.625rem;
  position: relative;
  &:lang(en) {
    --text-space: 9.75rem;
  }
  ${from('hero')} {
    --text-space: 9.75rem;
  }
`;

export const Axis = styled.div`
  display: none;
  ${from('hero')} {
    display: grid;
    grid-template-columns: 300px minmax(0, 1fr);
    column-gap: 32px;
    padding-block-end: 10px;
    border-block-end: 1px solid var(--ink);
    font-size: var(--fs-xs);
    color: var(--stone-700);
    div {
      position: relative;
      block-size: 20px;
      margin-inline-end: var(--text-space);
    }
    i {
      position: absolute;
      inset-inline-start: calc(var(--y) / var(--end) * 100%);
      transform: translateX(calc(var(--dir) * -50%));
      font-style: normal;
      line-height: 20px;
      font-variant-numeric: tabular-nums;
    }
    i:first-child {
      transform: none;
    }
  }
`;

export const Lines = styled.div`
  display: none;
  ${from('hero')} {
    display: block;
    position: absolute;
    inset-block: 30px 0;
    inset-inline: 332px var(--text-space);
    pointer-events: none;
    i {
      position: absolute;
      inset-block: 0;
      inset-inline-start: calc(var(--y) / var(--end) * 100%);
      inline-size: 1px;
      background: var(--sand-300);
    }
  }
`;

export const Label = styled.div`
  color: var(--ink);
  h3 {
    font-size: 1rem;
    line-height: 1.6;
    letter-spacing: 0;
  }
  p {
    font-size: var(--fs-sm);
    line-height: 1.7;
    color: var(--stone-700);
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 14px;
  min-block-size: 24px;
  & > span {
    flex: none;
    inline-size: calc(var(--y) / var(--end) * (100% - var(--text-space)));
    min-inline-size: 14px;
  }
  strong {
    font-weight: 500;
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }
`;

const longestLine = css`
  color: var(--brick);
  ${Bar} {
    font-size: 1.125rem;
  }
  ${Bar} > span {
    color: inherit;
    block-size: 17px;
    &::before {
      inset-block-start: 7px;
      block-size: 3px;
    }
  }
`;

export const Row = styled.li<{ $longest: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: var(--s2);
  padding-block: 18px;
  & + & {
    border-block-start: 1px solid var(--sand-300);
  }
  ${({ $longest }) => $longest && longestLine}
  ${from('hero')} {
    grid-template-columns: 300px minmax(0, 1fr);
    column-gap: 32px;
    align-items: center;
    padding-block: 20px;
  }
`;

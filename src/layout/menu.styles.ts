import { css } from 'styled-components';
import { plumbBob } from '../ui';

/** A row of 54 px. */
export const menuRow = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  min-block-size: 54px;
  border-block-end: 1px solid var(--line);
  font-size: 1.0625rem;
  line-height: var(--lh-ui);
  &:hover {
    color: var(--brick);
  }
  &:active {
    background: var(--sand-100);
  }
`;

export const menuRows = css`
  li > a {
    ${menuRow}
  }
  a[aria-current] {
    font-weight: 700;
  }
  a[aria-current]::after {
    content: '';
    ${plumbBob}
    inline-size: 9px;
    block-size: 12px;
  }
`;

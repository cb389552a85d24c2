import styled, { css } from 'styled-components';
import { from } from '../theme';

/** The weight at the end of a plumb line: a triangle, 13 × 17 by default. */
export const plumbBob = css`
  inline-size: 13px;
  block-size: 17px;
  background: var(--brick);
  clip-path: polygon(0 0, 100% 0, 50% 100%);
`;

/** A vertical line that ends in the weight, positioned by its parent. At most two on a page, and from 1200 px only. */
export const PlumbLine = styled.span.attrs({ 'aria-hidden': true })<{ $bob?: boolean }>`
  display: none;
  position: absolute;
  inline-size: 1px;
  background: currentColor;
  pointer-events: none;
  ${from('rail')} {
    display: block;
  }
  &::after {
    content: ${({ $bob = true }) => ($bob ? "''" : 'none')};
    position: absolute;
    inset-block-start: 100%;
    inset-inline-start: 50%;
    transform: translateX(calc(var(--dir) * -50%));
    ${plumbBob}
  }
`;

/** A horizontal line with end ticks, such as a measure in a drawing. */
export const DimensionLine = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  position: relative;
  block-size: 13px;
  color: var(--ink);
  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: 6px;
    block-size: 1px;
    background: currentColor;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-inline: 1px solid currentColor;
  }
`;

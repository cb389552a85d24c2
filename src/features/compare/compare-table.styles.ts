import styled from 'styled-components';
import { from } from '../../theme';
import { bob } from '../../ui';

/** It scrolls by itself, so that the page does not; what has the focus stays clear of the fixed first column. */
export const Scroller = styled.div`
  --first: 104px;
  --home: 176px;
  max-inline-size: 100%;
  overflow-x: auto;
  scroll-padding-inline-start: calc(var(--first) + 8px);
  ${from('columns')} {
    --first: 168px;
    --home: 220px;
  }
  @media print {
    overflow: visible;
  }
`;

export const Table = styled.table<{ $homes: number }>`
  inline-size: 100%;
  min-inline-size: calc(var(--first) + ${({ $homes }) => $homes} * var(--home));
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--fs-sm);
  line-height: 1.6;
  font-variant-numeric: tabular-nums;
  caption {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  th,
  td {
    position: relative;
    padding: var(--s3);
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  ${from('columns')} {
    font-size: var(--fs-body);
    th,
    td {
      padding: var(--s3) var(--s4);
    }
  }
  @media print {
    min-inline-size: 0;
    font-size: 8.5pt;
    line-height: 1.4;
    th,
    td {
      padding: 3px 6px;
    }
  }
`;

/** Stays in sight while the homes scroll by. */
export const RowHead = styled.th`
  && {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    inline-size: var(--first);
    padding-inline-start: 0;
    font-weight: 400;
    font-size: var(--fs-sm);
    background: var(--white);
    color: var(--stone);
  }
  @media print {
    && {
      position: static;
      inline-size: 128px;
      font-size: inherit;
    }
  }
`;

export const HeadCell = styled.th`
  font-weight: 400;
`;

export const ProjectName = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  color: var(--stone);
  font-size: var(--fs-sm);
  & > button {
    margin-inline-end: -10px;
  }
  @media print {
    font-size: inherit;
  }
`;

export const HomeLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  font-weight: 500;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.35em;
  &:is(:hover, :active) {
    color: var(--brick);
  }
  @media print {
    min-block-size: 0;
    text-decoration: none;
  }
`;

export const PlanPicture = styled.img`
  inline-size: 100%;
  block-size: auto;
  max-block-size: 260px;
  aspect-ratio: 190 / 156;
  object-fit: contain;
  background: var(--sand-100);
  padding: 8px;
  @media print {
    max-block-size: 26mm;
    padding: 0;
    background: none;
  }
`;

/** The same mark as on states: here is something to look at. */
export const Differs = styled.span`
  display: inline-block;
  margin-inline-start: 8px;
  &::before {
    content: '';
    display: inline-block;
    ${bob}
    inline-size: 8px;
    block-size: 10px;
    background: var(--bronze);
  }
  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
    }
  }
`;

export const Ways = styled.div`
  display: grid;
  justify-items: start;
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    font-weight: 500;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.35em;
  }
  a:is(:hover, :active) {
    color: var(--brick);
  }
`;

import styled, { css } from 'styled-components';
import { below, from } from '../../theme';
import { visuallyHidden } from '../../ui';

/** Narrow screens, but not narrow paper. */
export const phone = below('columns').replace('@media', '@media screen and');

/** The table scrolls, not the page; focused elements stay clear of the sticky first column. */
export const Scroller = styled.div`
  --first: 10.5rem;
  --column: 12rem;
  max-inline-size: 100%;
  overflow-x: auto;
  scroll-padding-inline-start: calc(var(--first) + 8px);
  ${phone} {
    scroll-padding-inline-start: 0;
    scroll-snap-type: x proximity;
    /* Snapping would move focused elements out of sight. */
    &:focus-within {
      scroll-snap-type: none;
    }
  }
  @media print {
    overflow: visible;
  }
`;

/**
 * On phones two units fit side by side, with the attribute's name in a line above them; one swipe moves from unit to unit.
 */
const narrow = css<{ $columns: number }>`
  ${phone} {
    display: block;
    inline-size: ${({ $columns }) => ($columns > 2 ? `max(${$columns} * 8.25rem, ${$columns * 47}%)` : '100%')};
    min-inline-size: ${({ $columns }) => `calc(${$columns} * 8.25rem)`};
    thead,
    tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
      padding-block: var(--s3);
      border-block-end: 1px solid var(--line);
    }
    th,
    td {
      padding: 0;
      padding-inline-end: var(--s3);
      border: 0;
      scroll-snap-align: start;
    }
  }
`;

export const Table = styled.table<{ $columns: number }>`
  inline-size: 100%;
  min-inline-size: calc(var(--first) + ${({ $columns }) => $columns} * var(--column));
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--fs-sm);
  line-height: 1.6;
  font-variant-numeric: tabular-nums;
  caption {
    ${visuallyHidden}
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
  ${narrow}
  @media print {
    min-inline-size: 0;
    font-size: 8.5pt;
    line-height: 1.4;
    th,
    td {
      padding: 1px 6px;
    }
    /* The QR code replaces printed addresses, which would take a second page. */
    a::after {
      content: none !important;
    }
    /* It is on the sheet of each home. */
    [data-row='plan'] {
      display: none;
    }
    [data-row='state'] td * {
      padding-block: 0;
      font-size: inherit;
    }
    [data-row='licence'] a {
      display: none;
    }
    [data-row='licence'] td * {
      margin: 0;
      padding: 0;
      font-size: inherit;
      line-height: inherit;
    }
  }
`;

/** Stays in sight while the columns scroll. */
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
  ${phone} {
    && {
      grid-column: 1 / -1;
      justify-self: start;
      inline-size: auto;
      scroll-snap-align: none;
    }
  }
  @media print {
    && {
      position: static;
      inline-size: 128px;
      font-size: inherit;
    }
  }
`;

/** Opens the drawing in the lightbox. */
export const PlanLink = styled.a`
  display: block;
  background: var(--sand-100);
  &:is(:hover, :active) {
    opacity: 0.88;
  }
  @media print {
    background: none;
    /* The printed address would push the table to a second page. */
    &&::after {
      content: none;
    }
  }
`;

export const PlanPicture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  max-block-size: 260px;
  aspect-ratio: 190 / 156;
  object-fit: contain;
  padding: 8px;
  @media print {
    max-block-size: 16mm;
    padding: 0;
  }
`;

/** The mark of a row whose values differ, where it stands and in its legend. */
export const Differs = styled.span.attrs({ 'aria-hidden': true, children: '≠' })`
  margin-inline-start: 8px;
  font-weight: 700;
  color: var(--bronze-700);
`;

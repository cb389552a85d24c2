import styled from 'styled-components';

/** Printed: one photo beside the floor plan, so that a rental fits one sheet. */
export const MediaColumn = styled.div`
  min-inline-size: 0;
  @media print {
    & > div {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      gap: var(--s4);
    }
    ul {
      display: block;
    }
    li:not(:first-child),
    figcaption,
    figure span {
      display: none;
    }
    li,
    li *,
    figure a {
      block-size: 30mm;
      padding: 0;
    }
    figure img {
      block-size: 30mm;
      object-fit: contain;
    }
  }
`;

export const Details = styled.div`
  display: grid;
  gap: var(--s5);
  min-inline-size: 0;
  @media print {
    gap: var(--s2);
  }
`;

export const Rent = styled.p`
  padding-block-end: var(--s4);
  border-block-end: 1px solid var(--ink);
  & > span {
    font-size: var(--fs-h2);
    line-height: var(--lh-head);
  }
  small {
    font-size: var(--fs-body);
  }
`;

export const Gap = styled.div`
  block-size: var(--section);
  @media print {
    display: none;
  }
`;

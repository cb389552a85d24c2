import styled from 'styled-components';

export const Rows = styled.ul`
  li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    gap: var(--s3);
    padding-block: var(--s4);
    border-block-end: 1px solid var(--line);
    line-height: 1.6;
    overflow-wrap: anywhere;
    transition: background-color var(--t1);
  }
  li > div {
    grid-column: 2;
    display: grid;
    justify-items: start;
    gap: var(--s1);
  }
  li[data-highlighted] {
    background: var(--sand-100);
  }
  h3 {
    font-size: 1.125rem;
  }
  h3 a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
  }
  h3 a:is(:hover, :active) {
    color: var(--brick);
  }
  p {
    font-size: var(--fs-sm);
    color: var(--stone-700);
  }
`;

/** Shows the project on the map. */
export const Number = styled.button`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  & > span:first-child {
    display: grid;
    place-items: center;
    min-inline-size: 28px;
    block-size: 28px;
    padding-inline: 4px;
    border: 1px solid var(--ink);
    border-radius: var(--r);
    background: var(--white);
    font-size: var(--fs-xs);
    font-weight: 500;
    line-height: 1;
  }
  &:is(:hover, :active) > span:first-child {
    border-color: var(--brick);
    color: var(--brick);
  }
  [data-highlighted] &[aria-pressed] > span:first-child {
    border-color: var(--brick);
    background: var(--brick);
    color: var(--white);
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
  padding-block-start: var(--s1);
  strong {
    font-weight: 500;
    color: var(--ink);
  }
`;

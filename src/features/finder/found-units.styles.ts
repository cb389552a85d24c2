import styled from 'styled-components';

export const Section = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--s4);
  & > h3:last-child {
    padding-block-start: var(--s5);
  }
`;

export const Rows = styled.ul`
  inline-size: 100%;
  border-block-end: 1px solid var(--line);
  a {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
    align-items: center;
    gap: 2px var(--s5);
    min-block-size: 64px;
    padding-block: var(--s3);
    border-block-start: 1px solid var(--line);
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
  a:is(:hover, :active) {
    color: var(--brick);
  }
  b {
    display: block;
    font-weight: 500;
  }
  b + span,
  a > span + span {
    font-size: var(--fs-sm);
    color: var(--stone-700);
  }
  a > span + span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
  }
  strong {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  a > p {
    grid-column: 1 / -1;
    padding-block-start: 0;
  }
`;

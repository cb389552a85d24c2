import styled from 'styled-components';
import { visuallyHidden } from '../../ui';

/** Hidden without JavaScript, because the search needs it. */
export const Box = styled.div`
  position: relative;
  max-inline-size: 560px;
  @media (scripting: none) {
    display: none;
  }
  label,
  [aria-live] {
    ${visuallyHidden}
  }
`;

export const Control = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  padding-inline: var(--s4);
  border: 1px solid var(--line-strong);
  border-radius: var(--r);
  background: var(--white);
  &:hover {
    border-color: var(--ink);
  }
  &:focus-within {
    outline: 2px solid var(--ring);
    outline-offset: -1px;
  }
  input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 54px;
    border: 0;
    outline: 0;
    background: none;
  }
  input::placeholder {
    color: var(--stone);
  }
  input:placeholder-shown {
    text-overflow: ellipsis;
  }
  /* Blue in browsers that draw one. */
  input::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
`;

const floating = `
  position: absolute;
  z-index: 20;
  inset-inline: 0;
  inset-block-start: calc(100% + 4px);
  background: var(--white);
  border-block-start: 2px solid var(--brick);
  box-shadow: var(--shadow-pop);
`;

export const Panel = styled.ul`
  ${floating}
  max-block-size: min(60vh, 520px);
  overflow-y: auto;
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--s4);
    min-block-size: 60px;
    padding: var(--s2) var(--s5);
    line-height: 1.6;
    outline-offset: -2px;
  }
  li + li a {
    border-block-start: 1px solid var(--line);
  }
  a:hover,
  a:focus-visible {
    background: var(--sand-100);
  }
  b {
    font-weight: 500;
  }
  span {
    grid-column: 1;
    font-size: var(--fs-sm);
    color: var(--stone);
  }
`;

export const Kind = styled.small`
  grid-column: 2;
  grid-row: 1 / 3;
  font-size: var(--fs-xs);
  color: var(--stone-700);
`;

export const Message = styled.p`
  ${floating}
  padding: var(--s4) var(--s5);
`;

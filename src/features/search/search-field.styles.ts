import styled from 'styled-components';

/** Hidden without JavaScript, which reads the sentence; links take its place. */
export const Form = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 10px;
  max-inline-size: 820px;
  label {
    grid-column: 1 / -1;
    font-weight: 500;
  }
  button {
    min-block-size: 58px;
  }
  & > small {
    grid-column: 1 / -1;
    line-height: 1.6;
    color: var(--muted-text, var(--stone));
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** The icon lies on the input. */
export const Field = styled.div`
  display: grid;
  align-items: center;
  & > .icon,
  & > input {
    grid-area: 1 / 1;
  }
  & > .icon {
    z-index: 1;
    margin-inline-start: 18px;
    color: var(--stone);
    pointer-events: none;
  }
  input {
    inline-size: 100%;
    block-size: 58px;
    padding-inline: 52px 18px;
    border: 1px solid var(--ink);
    border-radius: var(--r);
    background: var(--white);
    color: var(--ink);
    font-size: 1.0625rem;
    text-overflow: ellipsis;
  }
  input::placeholder {
    color: var(--stone);
  }
  input:focus-visible {
    outline: 2px solid var(--ring);
    outline-offset: 2px;
  }
`;

export const Options = styled.ul`
  /* Below the field and as wide as the form, whose grid it is placed in. */
  position: absolute;
  z-index: 20;
  grid-area: 2 / 1 / 3 / -1;
  inset-inline: 0;
  inset-block-start: calc(100% + 4px);
  max-block-size: min(60vh, 520px);
  overflow-y: auto;
  background: var(--white);
  color: var(--ink);
  border-block-start: 2px solid var(--brick);
  box-shadow: var(--shadow-pop);
  text-align: start;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--s4);
    min-block-size: 52px;
    padding: var(--s2) var(--s5);
    line-height: 1.6;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  li:hover,
  li[aria-selected='true'] {
    background: var(--sand-100);
  }
  li[aria-selected='true'] {
    outline: 2px solid var(--ring);
    outline-offset: -2px;
  }
  b {
    font-weight: 500;
  }
  span {
    grid-column: 1;
    font-size: var(--fs-sm);
    color: var(--stone-700);
  }
  small {
    grid-column: 2;
    grid-row: 1 / 3;
    font-size: var(--fs-xs);
    color: var(--stone-700);
  }
`;

import styled from 'styled-components';
import { from } from '../theme';

/** A circle with one square corner at the corner of the screen. */
export const ToggleButton = styled.button`
  display: grid;
  place-items: center;
  inline-size: 60px;
  block-size: 60px;
  background: var(--brick);
  color: var(--white);
  border: 1px solid transparent;
  border-radius: 50%;
  border-end-end-radius: 0;
  transition: background-color var(--t1);
  &:hover,
  &:active {
    background: var(--brick-700);
  }
  &:focus-visible {
    border-radius: 50%;
    border-end-end-radius: 0;
    box-shadow: 0 0 0 3px var(--white); /* the ring is dark, and so may be what is below */
  }
`;

/** Above the button, also where that stands higher than usual; as wide as its longest row. */
export const Rows = styled.ul`
  position: fixed;
  inset: auto;
  inset-block-end: calc(var(--below, var(--s4)) + 60px + 10px);
  inset-inline-end: var(--s4);
  block-size: auto; /* WebKit stretches what fits its content */
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: var(--ink);
  &:popover-open {
    display: grid;
    gap: var(--s2);
  }
  /* Without popovers the rows are always shown, until hydration; then the button shows them. */
  @supports not selector(:popover-open) {
    z-index: 40;
    display: grid;
    gap: var(--s2);
    html[data-hydrated] &:not([data-open]) {
      display: none;
    }
  }
  ${from('columns')} {
    inset-block-end: calc(var(--below, var(--s5)) + 60px + 10px);
    inset-inline-end: var(--s5);
  }
`;

export const Row = styled.a`
  display: flex;
  align-items: center;
  gap: 14px;
  min-block-size: 56px;
  padding-inline: 20px;
  background: var(--white);
  border: 1px solid var(--line);
  font-weight: 500;
  transition: border-color var(--t1);
  .icon {
    color: var(--brick);
  }
  &:hover,
  &:active {
    border-color: var(--ink);
  }
`;

import styled, { css } from 'styled-components';
import { from } from '../theme';
import { Container } from '../ui';

/**
 * Transparent over the film, until the page is scrolled (`header-scroll.ts`), the header has the focus, or the phone
 * numbers are open. Without scripts scrolling is unknown: there the header scrolls away with the film.
 */
const overFilm = css`
  html:not([data-scrolled]) &:not(:focus-within, :has(details[open])) {
    background: transparent;
    border-color: transparent;
    color: var(--white);
    --ring: var(--white);
    --mark: var(--white);
    --icon-button-hover: var(--white);
    --icon-button-hover-text: var(--ink);
  }
  @media (scripting: none) {
    position: absolute;
  }
`;

export const Band = styled.header<{ $overFilm: boolean }>`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 10;
  min-block-size: var(--hdr);
  background: var(--white);
  border-block-end: 1px solid var(--line);
  color: var(--ink);
  --mark: var(--brick);
  transition:
    background-color var(--t2),
    border-color var(--t2),
    color var(--t2);
  ${({ $overFilm }) => $overFilm && overFilm}
  @media print {
    position: static;
  }
`;

export const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: 0 clamp(16px, 2vw, 32px);
  min-block-size: calc(var(--hdr) - 1px);
  ${from('menu')} {
    flex-wrap: wrap;
    column-gap: var(--s4);
  }
  ${from('roomy')} {
    column-gap: clamp(16px, 2vw, 32px);
  }
`;

/** The full menu: from 1280 px. */
export const WideNav = styled.nav`
  display: none;
  flex: 1;
  justify-content: center;
  ${from('menu')} {
    display: flex;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: clamp(0px, 0.15vw, 2px);
  }
  a {
    --inset: clamp(5px, 0.48vw, 7px);
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding-inline: var(--inset);
    font-size: clamp(0.8125rem, 0.45rem + 0.5vw, 0.90625rem);
    white-space: nowrap;
  }
  a::after {
    content: '';
    position: absolute;
    inset-inline: var(--inset);
    inset-block-end: 6px;
    block-size: 1px;
    background: currentColor;
    transform: scaleX(0);
    transform-origin: calc(50% - var(--dir) * 50%);
    transition: transform var(--t2) var(--ease);
  }
  a:hover::after {
    transform: none;
  }
  a:active {
    opacity: 0.8;
  }
  a[aria-current] {
    font-weight: 500;
  }
  a[aria-current]::after {
    transform: none;
    block-size: 2px;
    background: var(--mark);
  }
`;

/** Buttons at the end; on phones only the language and the menu. */
export const End = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
  & > a,
  & > details:first-child {
    display: none;
  }
  & > a {
    white-space: nowrap;
  }
  ${from('columns')} {
    gap: 6px;
    & > a {
      display: inline-flex;
    }
    & > details:first-child {
      display: block;
    }
  }
  ${from('menu')} {
    gap: 2px;
    & > a {
      padding-inline: 16px;
    }
  }
  ${from('roomy')} {
    gap: 6px;
  }
`;

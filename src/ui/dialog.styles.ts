import styled, { css } from 'styled-components';
import { below, from, shortScreen, translucent } from '../theme';
import { onDark } from './section';

/** `centre`: in the middle from 700 px, a sheet from below on phones. `drawer`: from the start side. `full`: the whole screen, dark. */
export type DialogKind = 'centre' | 'drawer' | 'full';

/** Before it opens and after it closes. */
const closed = {
  centre: css`
    opacity: 0;
    transform: translateY(24px);
    ${below('forms')} {
      opacity: 1;
      transform: translateY(100%);
    }
  `,
  drawer: css`
    transform: translateX(calc(var(--dir) * -100%));
  `,
  full: css`
    opacity: 0;
    transform: scale(0.985);
  `,
};

const position = {
  centre: css`
    inset: auto 0 0;
    margin: auto auto 0;
    inline-size: 100%;
    max-block-size: 92vh;
    max-block-size: 92svh;
    border-block-start: 3px solid var(--brick);
    ${from('forms')} {
      inset: 0;
      margin: auto;
      inline-size: min(640px, 92vw);
      max-block-size: 86vh;
      max-block-size: 86svh;
    }
    ${shortScreen} {
      max-block-size: 100vh;
      max-block-size: 100svh;
    }
  `,
  drawer: css`
    inset: 0 auto;
    inset-inline-start: 0;
    margin: 0;
    inline-size: min(360px, 100%);
    block-size: 100%;
  `,
  full: css`
    inset: 0;
    margin: 0;
    inline-size: 100%;
    block-size: 100%;
  `,
};

/** Without padding or scrolling: a click on it, and not on its content, is a click on the backdrop. */
export const Panel = styled.dialog<{ $kind: DialogKind }>`
  position: fixed;
  z-index: 50; /* where the browser has no top layer */
  max-inline-size: none;
  max-block-size: none;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: var(--white);
  color: var(--ink);
  --ring: var(--ink);
  ${({ $kind }) => position[$kind]}
  ${({ $kind }) =>
    $kind === 'full' &&
    css`
      background: var(--ink-900);
      ${onDark}
    `}
  ${({ $kind }) => closed[$kind]}
  transition:
    opacity var(--t2) var(--ease-in),
    transform var(--t2) var(--ease-in),
    display var(--t2) allow-discrete,
    overlay var(--t2) allow-discrete;
  &:not([open]) {
    pointer-events: none;
  }
  &[open] {
    display: flex;
    flex-direction: column;
    opacity: 1;
    transform: none;
    transition-duration: var(--t3);
    transition-timing-function: var(--ease);
  }
  @starting-style {
    &[open] {
      ${({ $kind }) => closed[$kind]}
    }
  }
  &::backdrop {
    background: ${translucent('ink-900', 62)};
    opacity: 0;
    transition:
      opacity var(--t2),
      display var(--t2) allow-discrete,
      overlay var(--t2) allow-discrete;
  }
  &[open]::backdrop {
    opacity: 1;
  }
  @starting-style {
    &[open]::backdrop {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &::backdrop {
      transition: none;
    }
  }
`;

/** Scrolls, unless a part of it does. */
export const Content = styled.div`
  display: flex;
  flex-direction: column;
  /* Not from 0 %: WebKit gives the panel the height that its content asks for, which would be none. */
  flex: 1 1 auto;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

import styled from 'styled-components';
import { below, from } from '../theme';
import { Container, onDark } from '../ui';

/** A border of triangular openings, as in Najdi walls. */
const triangles = encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="20"><path d="M12 0h12l-6 11z"/></svg>`,
);

export const Band = styled.footer`
  position: relative;
  /* Until the dock has been measured: code that did not load may be that of the dock. */
  html[data-incomplete] & {
    --dock: 96px;
    --dock-start: 96px;
  }
  padding-block-end: var(--dock-start, 0px);
  ${below('split')} {
    padding-block-end: var(--dock, 0px);
  }
  background: var(--ink-900);
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    block-size: 20px;
    background: var(--brick);
    -webkit-mask: url('data:image/svg+xml,${triangles}') repeat-x center top / 36px 20px;
    mask: url('data:image/svg+xml,${triangles}') repeat-x center top / 36px 20px;
  }
  font-size: var(--fs-body);
  ${onDark}
  h2 {
    padding-block-end: 10px;
    font-size: var(--fs-sm);
    letter-spacing: 0;
    color: var(--bronze-lit);
  }
  @media print {
    &::before {
      display: none;
    }
  }
  nav a,
  h2 + ul a {
    display: inline-flex;
    align-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
  }
  nav a:is(:hover, :active),
  h2 + ul a:is(:hover, :active) {
    color: var(--link-hover);
  }
`;

export const Columns = styled(Container)`
  gap: var(--s7) var(--gap);
  padding-block-start: clamp(56px, 6vw, 88px);
  /* On paper only the name, the year and the licence. */
  @media print {
    padding-block-start: 16px;
    & > :not(:last-child) {
      display: none;
    }
  }
  ${from('forms')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('split')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr);
  }
`;

/** In the language of the page, and smaller in the other one. */
export const Tagline = styled.p`
  padding-block-start: 28px;
  font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem);
  font-weight: 500;
  line-height: 1.4;
  span {
    display: block;
    text-align: start;
  }
  span + span {
    font-size: 0.62em;
    font-weight: 400;
    color: var(--mist);
  }
`;

export const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  padding-block-start: 18px;
  a {
    border-color: var(--line-dark);
  }
`;

/** Its text ends before the floating buttons. */
export const Legal = styled.p<{ $floating: boolean }>`
  overflow-wrap: anywhere;
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s1) var(--s6);
  padding-block: 12px 20px;
  padding-inline-end: ${({ $floating }) =>
    $floating ? 'max(0px, 100px - max(var(--gutter), (100vw - var(--max)) / 2))' : 0};
  border-block-start: 1px solid var(--line-dark);
  font-size: var(--fs-sm);
  color: var(--mist);
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
  a:is(:hover, :active) {
    color: var(--link-hover);
  }
  @media print {
    padding-block: 4px 0;
    a {
      display: none;
    }
  }
`;

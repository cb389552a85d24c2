import styled from 'styled-components';
import { Link } from './link';

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  to?: string;
}

/** Links from home to the current page. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <Nav aria-label={label}>
      <ol>
        {crumbs.map(({ label: text, to }) => (
          <li key={to ?? ''}>{to ? <Link to={to}>{text}</Link> : <span aria-current="page">{text}</span>}</li>
        ))}
      </ol>
    </Nav>
  );
}

const Nav = styled.nav`
  font-size: var(--fs-sm);
  line-height: 1.6;
  color: var(--stone);
  /* What is too long for the line goes on in the next. */
  ol {
    display: flex;
    flex-wrap: wrap;
  }
  li {
    display: flex;
    align-items: center;
    min-inline-size: 0;
    min-block-size: 44px;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-inline-size: 24px;
    min-block-size: 44px;
  }
  a:hover {
    color: var(--brick);
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  li + li::before {
    content: '';
    flex: none;
    inline-size: 1px;
    block-size: 12px;
    margin-inline: 14px;
    background: var(--line-strong);
    transform: rotate(calc(var(--dir) * 20deg));
  }
`;

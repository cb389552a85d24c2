/** The way from home to this page. */
import { Link } from 'gatsby';
import styled from 'styled-components';

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  to?: string;
}

export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <Nav aria-label={label}>
      <ol>
        {crumbs.map(({ label: text, to }) => (
          <li key={text}>{to ? <Link to={to}>{text}</Link> : <span aria-current="page">{text}</span>}</li>
        ))}
      </ol>
    </Nav>
  );
}

const Nav = styled.nav`
  font-size: var(--fs-sm);
  color: var(--stone);
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s3);
  }
  li,
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
  li + li::before {
    content: '/';
    padding-inline-end: var(--s3);
    color: var(--line-strong);
  }
  a:hover {
    color: var(--brick);
  }
`;

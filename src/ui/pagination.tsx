/** Pages of a list as real links. */
import { Link } from 'gatsby';
import styled from 'styled-components';

interface PaginationProps {
  page: number;
  lastPage: number;
  /** Address of a page of the list. */
  hrefOf: (page: number) => string;
  labels: { list: string; previous: string; next: string; page: (page: number) => string };
}

/** The first, the last, the current and its neighbours; `null` stands for pages left out. */
export function pagesToShow(page: number, lastPage: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, lastPage].filter((n) => n >= 1 && n <= lastPage);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((n, index) => (index > 0 && n - (pages[index - 1] ?? n) > 1 ? [null, n] : [n]));
}

export function Pagination({ page, lastPage, hrefOf, labels }: PaginationProps) {
  if (lastPage <= 1) return null;
  return (
    <Nav aria-label={labels.list}>
      <ul>
        {page > 1 && (
          <li>
            <Link to={hrefOf(page - 1)} rel="prev">
              {labels.previous}
            </Link>
          </li>
        )}
        {pagesToShow(page, lastPage).map((n, index) => (
          <li key={n ?? `gap-${index}`}>
            {n === null ? (
              <span>…</span>
            ) : (
              <Link to={hrefOf(n)} aria-label={labels.page(n)} aria-current={n === page ? 'page' : undefined}>
                {n}
              </Link>
            )}
          </li>
        ))}
        {page < lastPage && (
          <li>
            <Link to={hrefOf(page + 1)} rel="next">
              {labels.next}
            </Link>
          </li>
        )}
      </ul>
    </Nav>
  );
}

const Nav = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--s1);
  }
  a,
  span {
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding-inline: var(--s2);
  }
  a:hover {
    background: var(--sand-100);
  }
  a[aria-current='page'] {
    background: var(--ink);
    color: var(--white);
  }
`;

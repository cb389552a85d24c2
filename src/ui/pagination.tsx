import styled from 'styled-components';
import { below, from } from '../theme';
import { ChevronLeftIcon, ChevronRightIcon, type IconComponent } from './icons';
import { Link } from './link';

interface PaginationProps {
  page: number;
  lastPage: number;
  /** Address of a page of the list. */
  hrefOf: (page: number) => string;
  labels: { list: string; previous: string; next: string; page: (page: number) => string };
  /** Called when a page's link is clicked. */
  onMove?: () => void;
}

/** The first, the last, the current page and its neighbours; `null` for omitted pages. */
export function pagesToShow(page: number, lastPage: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, lastPage].filter((n) => n >= 1 && n <= lastPage);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((n, index) => (index > 0 && n - (pages[index - 1] ?? n) > 1 ? [null, n] : [n]));
}

/** Pages of a list as links: squares of 44 px, chevrons in the reading direction. */
export function Pagination({ page, lastPage, hrefOf, labels, onMove }: PaginationProps) {
  if (lastPage <= 1) return null;
  const shown = pagesToShow(page, lastPage);
  const step = (to: number, label: string, rel: 'prev' | 'next', Icon: IconComponent) => (
    <li>
      {to >= 1 && to <= lastPage ? (
        // Explicit: all pages have the path of the first, so Gatsby would mark it as current.
        <Link to={hrefOf(to)} rel={rel} aria-label={label} onClick={onMove}>
          <Icon />
        </Link>
      ) : (
        <span aria-hidden="true" data-off="">
          <Icon />
        </span>
      )}
    </li>
  );
  return (
    <Nav aria-label={labels.list} className="no-print">
      <ul data-long={shown.length > 5 || undefined}>
        {step(page - 1, labels.previous, 'prev', ChevronLeftIcon)}
        {shown.map((n, index) => (
          <li key={n ?? `gap-${index}`} data-near={n !== null && Math.abs(n - page) === 1 ? '' : undefined}>
            {n === null ? (
              <span aria-hidden="true" data-gap="">
                …
              </span>
            ) : (
              <Link
                to={hrefOf(n)}
                aria-label={labels.page(n)}
                aria-current={n === page ? 'page' : undefined}
                onClick={onMove}
              >
                {n}
              </Link>
            )}
          </li>
        ))}
        {step(page + 1, labels.next, 'next', ChevronRightIcon)}
      </ul>
    </Nav>
  );
}

const Nav = styled.nav`
  font-variant-numeric: tabular-nums;
  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    ${from('columns')} {
      gap: var(--s1);
    }
  }
  a,
  span {
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    block-size: 44px;
    padding-inline: var(--s2);
    border-radius: var(--r);
  }
  [data-gap] {
    min-inline-size: 20px;
    padding-inline: 0;
    ${from('columns')} {
      min-inline-size: 44px;
    }
  }
  [data-off] {
    color: var(--sand-300);
  }
  a:hover {
    background: var(--sand-100);
  }
  a:active {
    background: var(--sand);
  }
  a[aria-current='page'] {
    background: var(--ink);
    color: var(--white);
    font-weight: 500;
  }
  /* A phone has space for five squares and two chevrons. */
  ${below('columns')} {
    [data-long] [data-near]:not(:nth-child(2), :nth-last-child(2)) {
      display: none;
    }
  }
`;

import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { useDelayed } from '../browser/use-delayed';
import { useTranslation } from '../i18n';
import {
  CardGrid,
  CardSkeleton,
  Container,
  Pagination,
  Toolbar,
  visuallyHidden,
  VisuallyHidden,
} from '../ui';
import { below } from '../theme';
import { markListNavigation, useFocusAfterNavigation } from './list-navigation';
import { CachedNotice, NotLoaded } from './list-states';
import type { PageOfResults } from './page-of-results';
import type { LivePage } from './use-live-page';

interface ListPageProps<T> {
  live: LivePage<T>;
  /** The filters and the page as a query string. */
  search: string;
  /** What was found, in words. */
  count: (page: PageOfResults<T>) => string;
  /** Shown when there are no cards. */
  empty: ReactNode;
  /** Active filters, above the count. */
  tags?: ReactNode;
  /** Beside the count: what changes the results, and how they are shown. */
  controls?: ReactNode;
  /** Between the controls and the cards. */
  before?: ReactNode;
  /** Between the cards and the pages. */
  after?: ReactNode;
  /** Links to the entries of the other pages, for readers without JavaScript. */
  noScriptLinks?: ReactNode;
  hrefOf: (page: number) => string;
  /** Address of the list without filters. */
  hrefOfAll: string;
  keyOf: (item: T) => string;
  /** Shows the rows in another way than the cards that it is given. */
  otherView?: ((cards: ReactNode, rows: readonly T[]) => ReactNode) | undefined;
  children: (item: T, index: number) => ReactNode;
}

/** Number of placeholder cards while the list loads. */
const skeletons = 6;

/** Count and filters, cards and pagination of a list; placeholders while it loads. */
export function ListPage<T>(props: ListPageProps<T>) {
  const {
    live,
    search,
    count,
    empty,
    tags,
    controls,
    before,
    after,
    noScriptLinks,
    hrefOf,
    hrefOfAll,
    keyOf,
    otherView,
    children,
  } = props;
  const { t } = useTranslation('lists');
  const headingId = useId();
  const heading = useFocusAfterNavigation(search);
  const { pending, failed } = live;
  const { data, meta } = live.page;
  const isSlow = useDelayed(pending);
  const isUnknown = failed !== undefined && failed.at === undefined;
  const status = (
    <p role="status">{pending ? t('loading') : isUnknown ? t('notLoaded') : count(live.page)}</p>
  );
  const cards = (
    <Cards aria-busy={pending || undefined}>
      {data.map((item, index) => (
        <li key={keyOf(item)}>{children(item, index)}</li>
      ))}
    </Cards>
  );
  return (
    <Container>
      <List aria-labelledby={headingId}>
        {tags}
        <Top>
          <Heading ref={heading} id={headingId} tabIndex={-1}>
            <VisuallyHidden>
              {meta.last_page > 1 && data.length > 0 && !pending
                ? t('headingOfPage', { page: meta.page, pages: meta.last_page })
                : t('heading')}
            </VisuallyHidden>
          </Heading>
          {controls ? (
            <Toolbar>
              {status}
              <Tools className="no-print">{controls}</Tools>
            </Toolbar>
          ) : (
            <HiddenStatus>{status}</HiddenStatus>
          )}
        </Top>
        {before}
        {failed && <CachedNotice {...failed} />}
        {isSlow && !otherView ? (
          <CardGrid aria-hidden="true">
            {Array.from({ length: skeletons }, (_, index) => (
              <li key={index}>
                <CardSkeleton />
              </li>
            ))}
          </CardGrid>
        ) : isUnknown ? (
          <NotLoaded {...failed} allHref={search === '' ? undefined : hrefOfAll} />
        ) : data.length === 0 ? (
          empty
        ) : (
          (otherView?.(cards, data) ?? cards)
        )}
        {!pending && after}
        <Pages>
          <Pagination
            page={meta.page}
            lastPage={meta.last_page}
            hrefOf={hrefOf}
            onMove={() => markListNavigation('page')}
            labels={{
              list: t('pagination.label'),
              previous: t('pagination.previous'),
              next: t('pagination.next'),
              page: (page) => t('pagination.page', { page }),
            }}
          />
        </Pages>
        {noScriptLinks}
      </List>
    </Container>
  );
}

const List = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(20px, 3.6vw, 48px);
  [aria-busy='true'] {
    opacity: 0.5;
    transition: opacity var(--t2);
  }
  /* Sheets cut a grid anywhere. */
  @media print {
    display: block;
    & > * + * {
      margin-block-start: var(--s4);
    }
  }
`;

/** A lead card takes a row of its own. */
const Cards = styled(CardGrid)`
  & > li:has(> [data-variant='lead']) {
    grid-column: 1 / -1;
  }
`;

/** In one line, also on a phone. */
const Tools = styled.div`
  display: flex;
  gap: var(--s2);
  min-inline-size: 0;
  ${below('columns')} {
    inline-size: 100%;
  }
`;

/** A list without controls has no toolbar; its count is only announced. */
const HiddenStatus = styled.div`
  ${visuallyHidden}
`;

/** Comes into view with what the heading says, and what changes the results. */
const Top = styled.div`
  position: relative;
`;

/** Out of the flow: for sighted readers the list begins with the toolbar. It gets the focus of a list that has changed. */
const Heading = styled.h2`
  position: absolute;
  &:focus-visible {
    outline: 0;
  }
  scroll-margin-block-start: calc(var(--s4) * -1);
`;

/** Other pages need the API; without JavaScript links to all entries take their place. */
const Pages = styled.div`
  padding-block-start: clamp(16px, 2.8vw, 40px);
  &:empty {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** What every list page is made of: count and filters, cards, pages; and what stands there while or instead. */
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { CardGrid, CardSkeleton, Container, Pagination, Toolbar, VisuallyHidden } from '../ui';
import { LastKnown } from './last-known';
import { NotLoaded } from './not-loaded';
import { markListNavigation, useFocusAfterNavigation } from './moves';
import type { LivePage } from './use-live-list';
import { useDelayed } from '../browser/use-delayed';

interface ListPageProps<T> {
  live: LivePage<T>;
  /** The filters and the page as a query string. */
  search: string;
  /** Says how many there are, in words. */
  count: (total: number) => string;
  /** What stands in place of no cards. */
  empty: ReactNode;
  /** What the list is narrowed by, and what changes that. */
  controls?: ReactNode;
  /** For readers without JavaScript: names and addresses of what the other pages hold. */
  rest?: ReactNode;
  hrefOf: (page: number) => string;
  /** Address of the list without filters. */
  hrefOfAll: string;
  keyOf: (item: T) => string;
  children: (item: T, index: number) => ReactNode;
}

/** Cards that stand in while a list is awaited. */
const skeletons = 6;

export function ListPage<T>(props: ListPageProps<T>) {
  const { live, search, count, empty, controls, rest, hrefOf, hrefOfAll, keyOf, children } = props;
  const { t } = useTranslation('listing');
  const headingId = useId();
  const heading = useFocusAfterNavigation(search);
  const { listing, pending, failed } = live;
  const { data, meta } = listing;
  const slow = useDelayed(pending);
  const unknown = failed !== undefined && failed.at === undefined;
  const announced = (
    <p role="status">{pending ? t('loading') : unknown ? t('notLoaded') : count(meta.total)}</p>
  );
  return (
    <Container>
      <List aria-labelledby={headingId}>
        <Heading ref={heading} id={headingId} tabIndex={-1}>
          <VisuallyHidden>
            {meta.last_page > 1 && data.length > 0 && !pending
              ? t('headingOfPage', { page: meta.page, pages: meta.last_page })
              : t('heading')}
          </VisuallyHidden>
        </Heading>
        {controls ? (
          <Toolbar>
            {announced}
            {controls}
          </Toolbar>
        ) : (
          <Unseen>{announced}</Unseen>
        )}
        {failed && <LastKnown {...failed} />}
        {slow ? (
          <CardGrid aria-hidden="true">
            {Array.from({ length: skeletons }, (_, index) => (
              <li key={index}>
                <CardSkeleton />
              </li>
            ))}
          </CardGrid>
        ) : unknown ? (
          <NotLoaded {...failed} allHref={search === '' ? undefined : hrefOfAll} />
        ) : data.length === 0 ? (
          empty
        ) : (
          <Cards aria-busy={pending || undefined}>
            {data.map((item, index) => (
              <li key={keyOf(item)}>{children(item, index)}</li>
            ))}
          </Cards>
        )}
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
        {rest}
      </List>
    </Container>
  );
}

const List = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 3.6vw, 48px);
  [aria-busy='true'] {
    opacity: 0.5;
    transition: opacity var(--t2);
  }
`;

/** A lead card takes a row of its own. */
const Cards = styled(CardGrid)`
  & > li:has(> [data-variant='lead']) {
    grid-column: 1 / -1;
  }
`;

/** A list without controls has no toolbar; its count is only announced. */
const Unseen = styled.div`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** Takes no place of its own: the toolbar is where a reader who sees begins. */
const Heading = styled.h2`
  position: absolute;
  scroll-margin-block-start: calc(var(--hdr) + var(--s4));
`;

/** Pages are made by the API; without JavaScript all entries stand in their place. */
const Pages = styled.div`
  padding-block-start: clamp(16px, 2.8vw, 40px);
  &:empty {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

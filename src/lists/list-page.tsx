import { useId, type ReactNode } from 'react';
import { useDelayed } from '../browser/use-delayed';
import { useTranslation } from '../i18n';
import { CardGrid, CardSkeleton, Container, Pagination, Toolbar, VisuallyHidden } from '../ui';
import { markListNavigation, useFocusAfterNavigation } from './list-navigation';
import { Cards, Heading, HiddenStatus, List, Pages, Tools, Top } from './list-page.styles';
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

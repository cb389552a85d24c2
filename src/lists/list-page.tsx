import { useId, type ReactNode } from 'react';
import { useDelayed } from '../browser/use-delayed';
import { useTranslation } from '../i18n';
import { CardGrid, CardSkeleton, Container, Pagination, Sections, Toolbar, VisuallyHidden } from '../ui';
import { markListNavigation, useFocusAfterNavigation } from './list-navigation';
import { Cards, Heading, HiddenStatus, List, Pages, Results, Tools, Top } from './list-page.styles';
import { CachedNotice, NotLoaded } from './list-states';
import type { PageOfResults } from './page-of-results';
import { Still } from './still';
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
  otherView?: OtherView<T> | undefined;
  /** Name of that view: where it changes, the new one shows the old rows until there are others. */
  view?: string | undefined;
  children: (item: T, index: number) => ReactNode;
}

/**
 * Shows the rows in another way than the cards that it is given.
 * @param drawn the rows that are to be drawn now: of an answer that has just come, the first
 */
export type OtherView<T> = (cards: ReactNode, rows: readonly T[], drawn: readonly T[]) => ReactNode;

/** How many results of an answer are seen before the others are drawn: as many as a phone's screen has room for. */
const firstDrawn = 1;

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
    view,
    children,
  } = props;
  const { t } = useTranslation('lists');
  const headingId = useId();
  const heading = useFocusAfterNavigation(search);
  const { pending, failed } = live;
  const isArriving = live.arrival === 'first';
  const { data, meta } = live.page;
  const isSlow = useDelayed(pending);
  const hasSkeleton = isSlow && !otherView;
  const isUnknown = failed !== undefined && failed.at === undefined;
  const status = (
    <p role="status">{pending ? t('loading') : isUnknown ? t('notLoaded') : count(live.page)}</p>
  );
  const drawn = isArriving ? data.slice(0, firstDrawn) : data;
  const cards = (
    <Cards>
      <Sections first={1}>
        {drawn.map((item, index) => (
          <li key={keyOf(item)}>{children(item, index)}</li>
        ))}
      </Sections>
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
        {isUnknown ? (
          <NotLoaded {...failed} allHref={search === '' ? undefined : hrefOfAll} />
        ) : data.length === 0 && !hasSkeleton ? (
          empty
        ) : (
          <Results
            aria-busy={pending || isArriving || undefined}
            $isOld={isSlow && !hasSkeleton}
            $isGrowing={isArriving}
          >
            {hasSkeleton ? (
              <CardGrid aria-hidden="true">
                {Array.from({ length: skeletons }, (_, index) => (
                  <li key={index}>
                    <CardSkeleton />
                  </li>
                ))}
              </CardGrid>
            ) : (
              <Still key={view} still={pending}>
                {otherView?.(cards, data, drawn) ?? cards}
              </Still>
            )}
          </Results>
        )}
        {!pending && !isArriving && after}
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

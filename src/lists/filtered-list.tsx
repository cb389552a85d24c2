import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../i18n';
import { usePrefetch } from '../ui';
import { ActiveFilters, type ActiveFilter } from './active-filters';
import { FilterButton } from './filter-button';
import { ListPage, type OtherView } from './list-page';
import { NoResults } from './list-states';
import { NoScriptLinks, type NoScriptLink } from './no-script-links';
import type { FilterAddress } from './use-filters';
import type { LivePage } from './use-live-page';

interface FilteredListProps<T, F> {
  /** Address of the list, without query. */
  path: string;
  address: FilterAddress<F>;
  live: LivePage<T>;
  /** What was found, in words. */
  count: ComponentProps<typeof ListPage<T>>['count'];
  /** Shown when nothing matches, with what else the visitor may do. */
  noResults: { title: string; hint?: string; relaxations?: ReactNode };
  /** What is looked for, as a query string of the form that registers interest. */
  interestSearch: string;
  active: readonly ActiveFilter[];
  /** After the button that opens the dialog. */
  tools?: ReactNode;
  /** Between the active filters and the results. */
  before?: ReactNode;
  /** Between the results and the pages. */
  after?: ReactNode;
  dialog: ComponentProps<typeof FilterButton>['children'];
  /** Loads the code of the dialog when the page is idle, or with the first touch. */
  preloadDialog: () => void;
  /** Entries of the other pages, for readers without JavaScript. */
  otherPages: NoScriptLink[];
  otherView?: OtherView<T> | undefined;
  view?: string | undefined;
  children: (item: T, index: number) => ReactNode;
}

/** A list page with filters: active filters, the dialog that changes them, and what is shown when nothing matches. */
export function FilteredList<T extends { readonly id: string }, F>(props: FilteredListProps<T, F>) {
  const { path, address, live, noResults, active, tools, dialog, preloadDialog } = props;
  const { t } = useTranslation('lists');
  usePrefetch(preloadDialog);
  return (
    <ListPage
      live={live}
      search={address.key}
      count={props.count}
      hrefOf={address.hrefOf}
      hrefOfAll={path}
      keyOf={({ id }) => id}
      tags={<ActiveFilters filters={active} />}
      controls={
        <>
          <FilterButton label={t('open')} preload={preloadDialog}>
            {dialog}
          </FilterButton>
          {tools}
        </>
      }
      before={props.before}
      after={props.after}
      empty={
        noResults && (
          <NoResults
            {...noResults}
            total={live.page.meta.total}
            allHref={path}
            firstHref={address.hrefOf(1)}
            filtered={address.key !== ''}
            interestSearch={props.interestSearch}
          />
        )
      }
      noScriptLinks={<NoScriptLinks entries={props.otherPages} />}
      otherView={props.otherView}
      view={props.view}
    >
      {props.children}
    </ListPage>
  );
}

/** A list page with filters: what it is narrowed by, the dialog that changes it, and what stands there when nothing matches. */
import type { ReactNode } from 'react';
import { ActiveFilters, type ActiveFilter } from './active-filters';
import { FilterButton, type FilterDialogState } from './filter-button';
import { ListPage } from './list-page';
import { NoResults } from './no-results';
import { NoScriptLinks, type NoScriptLink } from './no-script-links';
import type { FilterAddress } from './use-filters';
import type { LivePage } from './use-live-list';

interface FilteredListProps<T, F> {
  /** Address of the list, without query. */
  path: string;
  address: FilterAddress<F>;
  live: LivePage<T>;
  /** Says how many there are. */
  count: (total: number) => string;
  /** Says that nothing matches, and what else a visitor may do. */
  none: { title: string; hint: string };
  /** What is looked for, as a query string of the form that registers interest. */
  wishes: string;
  active: readonly ActiveFilter[];
  /** Filters that are one press away, before the others. */
  toggles?: ReactNode;
  /** The dialog, and how its code is had before it is opened. */
  dialog: (state: FilterDialogState) => ReactNode;
  preloadDialog: () => void;
  /** What the other pages hold, for readers without JavaScript. */
  rest: NoScriptLink[];
  children: (item: T, index: number) => ReactNode;
}

export function FilteredList<T extends { readonly id: string }, F>(props: FilteredListProps<T, F>) {
  const { path, address, live, none, active, toggles, dialog, preloadDialog } = props;
  return (
    <ListPage
      live={live}
      search={address.key}
      count={props.count}
      hrefOf={address.hrefOf}
      hrefOfAll={path}
      keyOf={({ id }) => id}
      controls={
        <>
          {toggles}
          <ActiveFilters filters={active} />
          <FilterButton preload={preloadDialog}>{dialog}</FilterButton>
        </>
      }
      empty={
        <NoResults
          {...none}
          total={live.listing.meta.total}
          allHref={path}
          firstHref={address.hrefOf(1)}
          filtered={address.key !== ''}
          wishes={props.wishes}
        />
      }
      rest={<NoScriptLinks entries={props.rest} />}
    >
      {props.children}
    </ListPage>
  );
}

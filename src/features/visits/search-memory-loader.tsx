import { useEffect, useState } from 'react';
import { createDeferredComponent } from '../../ui';
import type { SearchMemoryProps } from './search-memory';
import { hasVisits } from './visits-flag';

const SearchMemory = createDeferredComponent(() =>
  import('./search-memory').then((module) => module.SearchMemory),
);

/** Follows the search of the page; loaded after hydration. */
export const FollowSearch = createDeferredComponent(() =>
  import('./follow-search').then((module) => module.FollowSearch),
);

interface SearchMemoryLoaderProps extends SearchMemoryProps {
  /** A search of the page may be followed now. */
  isSearching: boolean;
}

/** Shows the searches that are followed. Nothing is loaded while there are none. */
export function SearchMemoryLoader({ isSearching, ...props }: SearchMemoryLoaderProps) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(hasVisits()), []);
  return <SearchMemory {...props} needed={isKnown || isSearching} />;
}

import { useEffect, useState } from 'react';
import { createDeferredComponent } from '../../ui';
import type { SearchMemoryProps } from './search-memory';
import { hasVisits } from './visits-flag';

const SearchMemory = createDeferredComponent(() =>
  import('./search-memory').then((module) => module.SearchMemory),
);

/** Offers to remember a search, and shows those that are remembered. Nothing is loaded while there is neither. */
export function SearchMemoryLoader(props: SearchMemoryProps) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(hasVisits()), []);
  return <SearchMemory {...props} needed={isKnown || props.query !== ''} />;
}

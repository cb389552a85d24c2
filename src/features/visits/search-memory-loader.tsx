import { useEffect, useState } from 'react';
import { createLazyModule } from '../../browser/lazy-module';
import { useLazyModule } from '../../browser/use-lazy-module';
import type { SearchMemoryProps } from './search-memory';
import { hasVisits } from './visits-flag';

const memory = createLazyModule(() => import('./search-memory'));

/** Offers to remember a search, and shows those that are remembered. Nothing is loaded while there is neither. */
export function SearchMemoryLoader(props: SearchMemoryProps) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(hasVisits()), []);
  const loaded = useLazyModule(memory, isKnown || props.query !== '');
  return loaded ? <loaded.SearchMemory {...props} /> : null;
}

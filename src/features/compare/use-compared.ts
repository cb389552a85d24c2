/** Which homes the page compares: the visitor's own, or those of the address where it names others. */
import { useEffect, useState } from 'react';
import {
  compareAddress,
  refsOf,
  sameRefs,
  useShortlist,
  type ShortlistItem,
  type UnitRef,
} from '../shortlist';

export interface Compared {
  refs: readonly UnitRef[];
  /** What the visitor keeps. */
  own: readonly ShortlistItem[];
  /** They came with a link: the visitor's own stay as they are. */
  isShared: boolean;
  /** Looks at other homes than the visitor's own, or at those again. */
  show: (refs: readonly UnitRef[] | undefined) => void;
}

/** Writes the address without the router, which would go to the top of the page and render it anew. */
function writeAddress(refs: readonly UnitRef[]): void {
  const address = compareAddress(refs);
  const { pathname, search } = window.location;
  if (pathname + search !== address) window.history.replaceState(window.history.state, '', address);
}

/** Undefined while hydrating. The address always names what is shown, so that it can be passed on as it stands. */
export function useCompared(search: string): Compared | undefined {
  const own = useShortlist();
  const [named, setNamed] = useState<readonly UnitRef[]>();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const refs = refsOf(search);
    setNamed(refs.length > 0 ? refs : undefined);
    setRead(true);
  }, [search]);

  const isReady = isRead && own !== undefined;
  const isOwn = !named || (own !== undefined && sameRefs(named, own));
  // Once they are the visitor's own they stay so, whatever is added or taken out.
  useEffect(() => {
    if (isReady && isOwn) setNamed(undefined);
  }, [isReady, isOwn]);
  useEffect(() => {
    if (isReady) writeAddress(isOwn ? own : named);
  }, [isReady, isOwn, own, named]);

  if (!isReady) return undefined;
  return { refs: isOwn ? own : named, own, isShared: !isOwn, show: setNamed };
}

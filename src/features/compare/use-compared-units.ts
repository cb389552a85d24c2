import { useEffect, useState } from 'react';
import {
  compareAddress,
  parseCompareAddress,
  sameRefs,
  useShortlist,
  type ShortlistItem,
  type UnitRef,
} from '../shortlist';

export interface ComparedUnits {
  refs: readonly UnitRef[];
  /** The visitor's shortlist. */
  saved: readonly ShortlistItem[];
  /** The units come from a link and are not the visitor's own. */
  isShared: boolean;
  /** Shows other units than the visitor's own; undefined shows the own ones again. */
  show: (refs: readonly UnitRef[] | undefined) => void;
}

/** Writes the address without the router, which would scroll to the top and render the page again. */
function writeAddress(refs: readonly UnitRef[]): void {
  const address = compareAddress(refs);
  const { pathname, search } = window.location;
  if (pathname + search !== address) window.history.replaceState(window.history.state, '', address);
}

/**
 * The units of the address, else the visitor's own; undefined while hydrating. The address always names the shown units,
 * so that it can be shared.
 * @param search query string of the address
 */
export function useComparedUnits(search: string): ComparedUnits | undefined {
  const saved = useShortlist();
  const [named, setNamed] = useState<readonly UnitRef[]>();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const refs = parseCompareAddress(search);
    setNamed(refs.length > 0 ? refs : undefined);
    setRead(true);
  }, [search]);

  const isReady = isRead && saved !== undefined;
  const isOwn = !named || (saved !== undefined && sameRefs(named, saved));
  // Once the shown units are the visitor's own, they stay so after every change of the shortlist.
  useEffect(() => {
    if (isReady && isOwn) setNamed(undefined);
  }, [isReady, isOwn]);
  useEffect(() => {
    if (isReady) writeAddress(isOwn ? saved : named);
  }, [isReady, isOwn, saved, named]);

  if (!isReady) return undefined;
  return { refs: isOwn ? saved : named, saved, isShared: !isOwn, show: setNamed };
}

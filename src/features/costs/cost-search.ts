import { local } from '../../browser/safe-storage';
import { createStore } from '../../browser/store';
import { useStore } from '../../browser/use-store';

/** Item of localStorage. Nothing of it leaves the device but by a link that the visitor shares. */
export const costChoicesKey = 'cost-choices';

/** Names of the choices in an address. */
const costNames = ['first_home', 'down_payment', 'rate', 'years'] as const;

/** The choices in an address; empty where it has none. */
function choicesIn(search: string): string {
  const all = new URLSearchParams(search);
  const own = new URLSearchParams();
  for (const name of costNames) {
    const value = all.get(name);
    if (value) own.set(name, value);
  }
  const text = own.toString();
  return text && `?${text}`;
}

const search = createStore<string | undefined>(undefined);

/**
 * The visitor's choices for all homes of the visit, as a query string. Those of the address come before those of the
 * device: a shared link shows what its sender saw.
 */
export const costSearch = {
  get(): string {
    const known = search.get();
    if (known !== undefined) return known;
    const first = choicesIn(window.location.search) || choicesIn(local.read(costChoicesKey) ?? '');
    search.set(first);
    return first;
  },
  subscribe: search.subscribe,
  set(next: string): void {
    local.write(costChoicesKey, next || undefined);
    search.set(next);
  },
};

/** Empty while hydrating. */
export const useCostSearch = (): string => useStore(costSearch, '');

/** An address with the visitor's choices, so that whoever opens it sees the same figures. */
export function useLinkWithCosts(link: string): string {
  const choices = useCostSearch();
  return link + (link.includes('?') ? choices.replace('?', '&') : choices);
}

import type { SearchedList } from '../../domain/sentence/to-list-conditions';

/** What homes for sale and for rent are both asked for, by the names of the address. A test compares them with the tables. */
export const sharedConditions = ['rooms', 'price_max', 'city', 'district'] as const;

/** How each list says that only what can be had now is shown. */
const available: Readonly<Record<SearchedList, readonly [name: string, value: string]>> = {
  projects: ['available_only', 'true'],
  rentals: ['status_id', 'available'],
};

/** What of the query string of the other list is asked of this one. Works on addresses alone, because every visit needs it. */
export function toQueryOf(list: SearchedList, search: string): string {
  const from = new URLSearchParams(search);
  const query = new URLSearchParams();
  for (const name of sharedConditions) {
    const value = from.get(name);
    if (value) query.set(name, value);
  }
  const [name, value] = available[list === 'projects' ? 'rentals' : 'projects'];
  if (from.get(name) === value) query.set(...available[list]);
  const text = query.toString();
  return text && `?${text}`;
}

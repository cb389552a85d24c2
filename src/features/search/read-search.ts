import type { Places } from '../../domain/conditions/places';
import { readSentence } from '../../domain/sentence/read-sentence';
import {
  toListConditions,
  type ListConditions,
  type SearchedList,
} from '../../domain/sentence/to-list-conditions';
import { routes, searchParameter } from '../../lib/routes';
import { searchCodecs } from './search-codecs';
import type { SentenceState } from './sentence-state';

/** Where a sentence leads. */
export interface ReadSearch {
  /** What of it is asked of homes; undefined where it is only words that texts may have. */
  readonly asked: ListConditions | undefined;
  readonly href: string;
  readonly state: SentenceState;
}

/**
 * Reads what somebody looks for, as a sentence or as words.
 * @param page the list that is meant where it does not say whether to buy or to rent
 */
export function readSearch(
  text: string,
  places: Places,
  { page, hasRentals }: { page: SearchedList; hasRentals: boolean },
): ReadSearch {
  const { conditions, ignored } = readSentence(text, places);
  const asked = toListConditions(conditions, hasRentals, page);
  const state = { sentence: { text, ignored, unfiltered: asked.unfiltered } };
  if (Object.keys(conditions).length === 0)
    return {
      asked: undefined,
      href: `${routes.projects}?${searchParameter}=${encodeURIComponent(text)}`,
      state,
    };
  const href =
    asked.list === 'rentals'
      ? routes.rentals + searchCodecs.rentals.format(asked.conditions)
      : routes.projects + searchCodecs.projects.format(asked.conditions);
  return { asked, href, state };
}

import { useEffect, type MutableRefObject } from 'react';
import type { SearchedList } from '../../domain/sentence/to-list-conditions';
import { useTranslation } from '../../i18n';
import { markListNavigation } from '../../lists';
import { VisuallyHidden } from '../../ui';
import { keepFocus } from './keep-focus';
import { Options } from './search-field.styles';
import { useSuggestions, type Suggestion } from './use-suggestions';

interface SuggestionsProps {
  /** Of the field. */
  id: string;
  typed: string;
  page: SearchedList;
  /** Place of the one that Enter opens; -1 for none. */
  active: number;
  /** Tells the field how many there are. */
  onCount: (count: number) => void;
  /** For the field: opens one of them, or where the whole of what is typed leads. */
  opener: MutableRefObject<OpenSuggestion | undefined>;
  onOpen: (href: string, state?: object) => void;
}

/**
 * @param at place of a suggestion; -1 for all that is typed
 * @returns whether it is known where that leads
 */
export type OpenSuggestion = (at: number, words: string) => boolean;

/** What may be meant, below the field, while somebody types. Loaded on demand. */
export default function Suggestions(props: SuggestionsProps) {
  const { id, typed, page, active, onCount, opener, onOpen } = props;
  const { t } = useTranslation('search');
  const { suggestions, whole } = useSuggestions(typed, page);
  const { length } = suggestions;
  useEffect(() => {
    onCount(length);
    return () => onCount(0);
  }, [onCount, length]);
  const open = ({ href, state }: Pick<Suggestion, 'href' | 'state'>) => {
    if (state) markListNavigation('found');
    onOpen(href, state);
  };
  useEffect(() => {
    opener.current = (at, words) => {
      const chosen = suggestions[at] ?? (typed.trim() === words ? whole : undefined);
      if (chosen) open(chosen);
      return chosen !== undefined;
    };
    return () => (opener.current = undefined);
  });
  return (
    <>
      {suggestions.length > 0 && (
        <Options role="listbox" id={`${id}-list`} aria-label={t('suggestions.title')}>
          {suggestions.map(({ href, title, place, note, state }, index) => (
            // Its keys are those of the field, which keeps the focus.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={href}
              id={`${id}-${index}`}
              role="option"
              data-href={href}
              aria-selected={index === active}
              {...keepFocus}
              onClick={() => open({ href, state })}
            >
              <b>{title}</b>
              {place && <span>{place}</span>}
              {note && <small>{note}</small>}
            </li>
          ))}
        </Options>
      )}
      <VisuallyHidden role="status">
        {suggestions.length > 0 && t('suggestions.count', { count: suggestions.length })}
      </VisuallyHidden>
    </>
  );
}

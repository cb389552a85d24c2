import { useEffect } from 'react';
import type { SearchedList } from '../../domain/sentence/to-list-conditions';
import { useTranslation } from '../../i18n';
import { VisuallyHidden } from '../../ui';
import { Options } from './search-field.styles';
import { useSuggestions } from './use-suggestions';

interface SuggestionsProps {
  /** Of the field. */
  id: string;
  typed: string;
  page: SearchedList;
  /** Place of the one that Enter opens; -1 for none. */
  active: number;
  /** Tells the field where they lead. */
  onFound: (hrefs: readonly string[]) => void;
  onOpen: (href: string, state?: object) => void;
}

/** What may be meant, below the field, while somebody types. Loaded on demand. */
export default function Suggestions({ id, typed, page, active, onFound, onOpen }: SuggestionsProps) {
  const { t } = useTranslation('search');
  const suggestions = useSuggestions(typed, page);
  const hrefs = JSON.stringify(suggestions.map(({ href }) => href));
  useEffect(() => onFound(JSON.parse(hrefs) as string[]), [onFound, hrefs]);
  useEffect(() => () => onFound([]), [onFound]);
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
              // Also in Safari, where a press takes the focus away.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOpen(href, state)}
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

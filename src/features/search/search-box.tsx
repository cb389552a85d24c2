import { Link } from 'gatsby';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocalized, useTranslation } from '../../i18n';
import { nextTask } from '../../lib/next-task';
import { SearchIcon, useLightDismiss } from '../../ui';
import { useHasPlugin, useIsEnabled } from '../organization';
import { keepSearchedWords, searchedWords } from './search-address';
import { Box, Control, Kind, Message, Panel } from './search-box.styles';
import type { SearchHit } from './search-index';
import { useSearch } from './use-search';

/** Results shown at most: a longer query narrows them. */
const limit = 8;

/** Longest query, in characters. */
const maxLength = 80;

/** Finds projects, rentals and articles; first what the address of the page asks for. */
export function SearchBox() {
  const { t } = useTranslation('lists');
  const { state, prepare, search } = useSearch();
  const hasRentals = useHasPlugin('Rental');
  const isEnabled = useIsEnabled();
  const results =
    state.status === 'found' ? state.results.filter(({ to }) => isEnabled(to)).slice(0, limit) : undefined;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const message = {
    idle: '',
    loading: '',
    unavailable: t('search.unavailable'),
    found: results ? t('search.count', { count: results.length }) : '',
  }[state.status];

  useEffect(() => {
    const words = searchedWords().slice(0, maxLength);
    if (!words || !field.current || field.current.value) return;
    field.current.value = words;
    search(words);
    // The router focuses the page first, and a field that loses the focus closes its results.
    void nextTask().then(() => field.current?.focus({ preventScroll: true }));
  }, [search]);

  useLightDismiss(box, (returnsFocus) => {
    if (returnsFocus) field.current?.focus();
    setOpen(false); // after the focus, which opens
  });

  const keepWords = () => keepSearchedWords(field.current?.value ?? '');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === field.current) keepWords();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && box.current) {
      event.preventDefault();
      moveFocus(box.current, step);
    }
  };

  return (
    <Box ref={box} role="search" onKeyDown={onKeyDown}>
      <label htmlFor={id}>{t(hasRentals ? 'search.label' : 'search.labelWithoutRentals')}</label>
      <Control>
        <SearchIcon />
        <input
          ref={field}
          id={id}
          type="search"
          placeholder={t('search.example')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxLength}
          onFocus={() => {
            prepare();
            setOpen(true);
          }}
          onChange={({ target }) => {
            setOpen(true);
            search(target.value);
          }}
        />
      </Control>
      <p aria-live="polite">{open && message}</p>
      {open && results && results.length > 0 && <Results results={results} onOpen={keepWords} />}
      {open && results?.length === 0 && <Message>{t('search.noResults')}</Message>}
      {open && state.status === 'unavailable' && <Message>{t('search.unavailable')}</Message>}
    </Box>
  );
}

function Results({ results, onOpen }: { results: SearchHit[]; onOpen: () => void }) {
  const { t } = useTranslation('lists');
  const localized = useLocalized();
  return (
    <Panel aria-label={t('search.results')}>
      {results.map(({ to, kind, title, place }) => (
        <li key={to}>
          <Link to={to} onClick={onOpen}>
            <b>{localized(title)}</b>
            <span>{localized(place)}</span>
            <Kind>{t(`search.kinds.${kind}`)}</Kind>
          </Link>
        </li>
      ))}
    </Panel>
  );
}

/** Moves focus up and down through the field and its results. */
function moveFocus(box: HTMLElement, step: number): void {
  const focusable = [...box.querySelectorAll<HTMLElement>('input, a')];
  const index = focusable.findIndex((element) => element === document.activeElement);
  focusable[Math.min(Math.max(index + step, 0), focusable.length - 1)]?.focus();
}

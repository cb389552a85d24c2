/** One field that finds projects, homes for rent and articles, whichever list it stands above. */
import { Link } from 'gatsby';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocalized, useTranslation } from '../../i18n';
import { SearchIcon } from '../../ui';
import { useHasPlugin, useIsOffered } from '../organization';
import type { Found } from './engine';
import { Box, Control, Kind, Message, Panel } from './search-box.styles';
import { useSearch } from './use-search';

/** Answers shown at most: a longer list is read by nobody, a longer query is. */
const limit = 8;

export function SearchBox() {
  const { t } = useTranslation('listing');
  const { state, prepare, search } = useSearch();
  const hasRentals = useHasPlugin('Rental');
  const isOffered = useIsOffered();
  const results =
    state.status === 'found' ? state.results.filter(({ to }) => isOffered(to)).slice(0, limit) : undefined;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const said = {
    idle: '',
    loading: '',
    away: t('search.away'),
    found: results ? t('search.count', { count: results.length }) : '',
  }[state.status];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      box.current?.querySelector('input')?.focus();
      setOpen(false); // after the focus, which opens
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && box.current) {
      event.preventDefault();
      moveFocus(box.current, step);
    }
  };

  return (
    <Box
      ref={box}
      role="search"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => !box.current?.contains(relatedTarget) && setOpen(false)}
    >
      <label htmlFor={id}>{t(hasRentals ? 'search.label' : 'search.labelWithoutRentals')}</label>
      <Control>
        <SearchIcon />
        <input
          id={id}
          type="search"
          placeholder={t('search.example')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
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
      <p aria-live="polite">{open && said}</p>
      {open && results && results.length > 0 && <Results results={results} />}
      {open && results?.length === 0 && <Message>{t('search.nothing')}</Message>}
      {open && state.status === 'away' && <Message>{t('search.away')}</Message>}
    </Box>
  );
}

function Results({ results }: { results: Found[] }) {
  const { t } = useTranslation('listing');
  const localized = useLocalized();
  return (
    <Panel aria-label={t('search.results')}>
      {results.map(({ to, kind, title, place }) => (
        <li key={to}>
          <Link to={to}>
            <b>{localized(title)}</b>
            <span>{localized(place)}</span>
            <Kind>{t(`search.kinds.${kind}`)}</Kind>
          </Link>
        </li>
      ))}
    </Panel>
  );
}

/** Up and down through the field and its answers. */
function moveFocus(box: HTMLElement, step: number): void {
  const stops = [...box.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
}

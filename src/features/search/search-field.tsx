import { navigate } from 'gatsby';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../i18n';
import type { SearchedList } from '../../domain/sentence/to-list-conditions';
import { findParameter, routes } from '../../lib/routes';
import { Button, createLazyComponent, SearchIcon, type ButtonVariant } from '../../ui';
import { keepFocus } from './keep-focus';
import { Field, Form } from './search-field.styles';
import { maxSentence } from './sentence-state';
import type { OpenSuggestion } from './suggestions';

const Suggestions = createLazyComponent(() => import('./suggestions'));

interface SearchFieldProps {
  /** The list that is meant where a sentence does not say whether to buy or to rent. */
  page?: SearchedList;
  button?: ButtonVariant;
  /** What the page has looked for; none where nothing was. */
  text?: string;
  /** Loads what shows the results: somebody begins a search. */
  onTouch?: () => void;
}

/**
 * One field for a name, a district, a subject or a sentence: a form that leads to the list, with suggestions while typing
 * (the combobox pattern: the focus stays in the field).
 */
export function SearchField({
  page = 'projects',
  button = 'secondary',
  text = '',
  onTouch,
}: SearchFieldProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [count, setCount] = useState(0);
  /** Place of the suggestion that Enter opens. */
  const [active, setActive] = useState(-1);
  const opener = useRef<OpenSuggestion>();
  const isOpen = typed !== undefined && count > 0;
  useText(field, text);

  const close = () => {
    setTyped(undefined);
    setActive(-1);
  };
  const open = (href: string, state?: object) => {
    close();
    field.current?.blur(); // and the keyboard of a phone goes
    void navigate(href, { state });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      return close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    if (typed === undefined) setTyped(field.current?.value ?? '');
    else if (isOpen) setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
  };
  return (
    <Form
      role="search"
      className="no-print"
      action={routes[page]}
      onSubmit={(event) => {
        const words = field.current?.value.trim() ?? '';
        if (!words) return;
        event.preventDefault();
        // Before the code of suggestions is there, the list reads the sentence.
        if (opener.current?.(active, words)) return;
        open(`${routes[page]}?${findParameter}=${encodeURIComponent(words)}`);
      }}
    >
      <label htmlFor={id}>{t('label')}</label>
      <Field>
        <SearchIcon />
        <input
          ref={field}
          id={id}
          name={findParameter}
          type="text"
          required
          maxLength={maxSentence}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('example')}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          aria-describedby={`${id}-hint`}
          onFocus={() => {
            Suggestions.preload();
            onTouch?.();
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
      </Field>
      {/* Without the focus the field forgets what is known of the words. */}
      <Button variant={button} type="submit" {...keepFocus}>
        {t('find')}
      </Button>
      <small id={`${id}-hint`}>{t('hint')}</small>
      {typed !== undefined && (
        <Suggestions {...{ id, typed, page, active, opener }} onCount={setCount} onOpen={open} />
      )}
    </Form>
  );
}

/** Shows in the field what the page has looked for, also after Back. What somebody types stays. */
function useText(field: { readonly current: HTMLInputElement | null }, text: string): void {
  const shown = useRef('');
  useEffect(() => {
    const { current: input } = field;
    if (!input || (input.value !== shown.current && text === '')) return;
    input.value = text;
    shown.current = text;
  }, [field, text]);
}

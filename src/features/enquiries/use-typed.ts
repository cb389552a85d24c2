/** What stands in the fields of a form, and its draft. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { draftKey, draftSentAs, eraseDraft, parseDraft, readDraft, writeDraft } from './draft';
import { emptyFields, fillEmpty, readFields } from './form-elements';
import type { EnquiryKind, Typed } from './forms';
import { shownSince } from './spam';

const isSame = (a: Typed, b: Typed) => Object.entries(b).every(([name, value]) => (a[name] ?? '') === value);

export function useTyped(
  form: RefObject<HTMLFormElement>,
  kind: EnquiryKind,
  path: string,
  names: readonly string[],
) {
  const [typed, setTyped] = useState<Typed>({});
  // Undefined until the page answers; a draft was typed by a person, so it is as if the form were there for long.
  const since = useRef<number>();
  // The words in the form are also in the outbox, and go when they are known to be sent.
  const isHeld = useRef(false);

  /** Takes note of what was filled in for the visitor. */
  const noteFilled = useCallback(
    (unoffered: Typed) => {
      if (form.current) setTyped({ ...readFields(form.current, names), ...unoffered });
    },
    [form, names],
  );

  /** Fills in what is still empty. */
  const fill = useCallback(
    (words: Typed) => {
      if (!form.current) return;
      const { any, unoffered } = fillEmpty(form.current, words);
      if (any) since.current = -Infinity;
      noteFilled(unoffered);
    },
    [form, noteFilled],
  );

  const handleInput = useCallback(() => {
    if (!form.current) return;
    isHeld.current = false;
    const now = readFields(form.current, names);
    setTyped(now);
    writeDraft(kind, path, now);
  }, [form, kind, path, names]);

  const empty = useCallback(() => {
    isHeld.current = false;
    if (form.current) emptyFields(form.current, names);
    eraseDraft(kind, path);
    setTyped({});
  }, [form, kind, path, names]);

  useEffect(() => {
    let isHere = true;
    since.current = shownSince();
    const sentAs = draftSentAs(kind, path);
    fill(sentAs === undefined ? readDraft(kind, path) : {});
    // Sent off when the page was last open: only what did not get as far as the outbox is a draft still.
    if (sentAs !== undefined) {
      void import('./outbox/door')
        .then(({ isUnderWay }) => isUnderWay(sentAs))
        .catch(() => false)
        .then((underWay) => {
          if (isHere && !underWay) fill(readDraft(kind, path));
        });
    }
    return () => {
      isHere = false;
    };
  }, [fill, kind, path]);

  // Another tab has sent the same words.
  useEffect(() => {
    const listen = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== draftKey(kind, path) || newValue !== null || !form.current) return;
      const ended = parseDraft(oldValue);
      if (ended?.sentAs !== undefined && isSame(ended.typed, readFields(form.current, names))) empty();
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, [empty, form, kind, path, names]);

  return { typed, since, isHeld, fill, noteFilled, handleInput, empty };
}

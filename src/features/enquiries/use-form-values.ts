import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { draftKey, eraseDraft, parseDraft, readDraft, writeDraft } from './draft';
import { clearFields, fillEmpty, readFields } from './form-elements';
import type { EnquiryKind, FormValues } from './forms';
import { isFreeFor } from './person';
import { shownAt } from './spam';
import type { SentBefore } from './submission';

const isSame = (a: FormValues, b: FormValues) =>
  Object.entries(b).every(([name, value]) => (a[name] ?? '') === value);

/** The values of a form's fields, with their draft in the browser. */
export function useFormValues(
  form: RefObject<HTMLFormElement>,
  kind: EnquiryKind,
  path: string,
  names: readonly string[],
) {
  const [values, setValues] = useState<FormValues>({});
  // Undefined until the page is hydrated; a draft was typed by a person, so its form counts as shown long ago.
  const formShownAt = useRef<number>();
  // The values are also in the outbox, whose code has not loaded, and are cleared once they are known to be sent.
  const isPending = useRef(false);
  // What the fields correct, where the API refused it.
  const sentBefore = useRef<SentBefore>();
  // What the fields held when the button was pressed, now or at an earlier visit, before the code that sends had loaded.
  const pressed = useRef<FormValues>();

  /** Takes over what was filled in for the visitor. */
  const handleFill = useCallback(
    (unoffered: FormValues) => {
      if (form.current) setValues({ ...readFields(form.current, names), ...unoffered });
    },
    [form, names],
  );

  /** Fills in what is still empty. */
  const fill = useCallback(
    (filled: FormValues) => {
      if (!form.current) return;
      const { changed, unoffered } = fillEmpty(form.current, filled);
      if (changed) formShownAt.current = -Infinity;
      handleFill(unoffered);
    },
    [form, handleFill],
  );

  const handleInput = useCallback(() => {
    if (!form.current) return;
    isPending.current = false;
    const current = readFields(form.current, names);
    setValues(current);
    // Who types on has not finished after all.
    if (pressed.current && !isSame(current, pressed.current)) pressed.current = undefined;
    writeDraft(kind, path, current, { pressed: pressed.current && true });
  }, [form, kind, path, names]);

  /** Keeps a press until there is code for it, at the next visit of the form if need be. */
  const keepPress = useCallback(
    (current: FormValues) => {
      pressed.current = current;
      writeDraft(kind, path, current, { pressed: true });
    },
    [kind, path],
  );

  /** The visitor does not want it sent any more. */
  const dropPress = useCallback(() => {
    pressed.current = undefined;
    if (form.current) writeDraft(kind, path, readFields(form.current, names));
  }, [form, kind, path, names]);

  const clear = useCallback(() => {
    isPending.current = false;
    sentBefore.current = undefined;
    if (form.current) clearFields(form.current, names);
    eraseDraft(kind, path);
    setValues({});
  }, [form, kind, path, names]);

  useEffect(() => {
    let isMounted = true;
    formShownAt.current = shownAt();
    const draft = readDraft(kind, path);
    pressed.current = draft?.pressed ? draft.typed : undefined;
    // Sent when the page was last open: only what did not reach the outbox is still a draft.
    fill(draft && draft.sentAs === undefined ? draft.typed : {});
    if (draft?.sentAs !== undefined) {
      const { typed, sentAs } = draft;
      void import('./outbox/lazy-outbox')
        .then(({ isWaitingOrDelivered }) => isWaitingOrDelivered(sentAs))
        .catch(() => false)
        .then((isSent) => {
          if (!isMounted || isSent || !form.current) return;
          // As they were found: the draft may hold what somebody else has typed since.
          sentBefore.current = { id: sentAs, values: typed };
          if (isFreeFor(typed, readFields(form.current, names))) fill(typed);
        });
    }
    return () => {
      isMounted = false;
    };
  }, [fill, form, kind, names, path]);

  // Another tab has sent the same words.
  useEffect(() => {
    const listen = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== draftKey(kind, path) || newValue !== null || !form.current) return;
      const erased = parseDraft(oldValue);
      if (erased?.sentAs !== undefined && isSame(erased.typed, readFields(form.current, names))) clear();
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, [clear, form, kind, path, names]);

  const press = { pressed, keepPress, dropPress };
  return { values, formShownAt, isPending, sentBefore, press, fill, handleFill, handleInput, clear };
}

/** Fills in what the page knows already of what the visitor wants. */
import { useEffect, useRef, type RefObject } from 'react';
import { fillIn, type Filled } from './form-elements';
import type { Typed } from './forms';

export interface Prefill {
  /** What was just chosen on the page, such as a home's number of rooms: it takes the place of what stood there. */
  chosen?: Typed;
  /** What may help: it stays out of fields that the visitor has filled in. */
  suggested?: Typed;
}

/**
 * Fills in when it changes, after a draft.
 * @param tell hears what a select does not offer, and that fields have changed
 */
export function usePrefill(
  form: RefObject<HTMLFormElement>,
  { chosen = {}, suggested = {} }: Prefill,
  tell: (filled: Filled) => void,
): void {
  const before = useRef<Typed>({});
  const hear = useRef(tell);
  hear.current = tell;
  const key = JSON.stringify([chosen, suggested]);
  useEffect(() => {
    if (!form.current) return;
    const [now, maybe] = JSON.parse(key) as [Typed, Typed];
    const first = fillIn(form.current, now, () => true);
    // What was suggested before and is still there was not written by the visitor.
    const last = before.current;
    const second = fillIn(
      form.current,
      { ...blank(last), ...maybe },
      (value, name) => !(name in now) && (!value || value === last[name]),
    );
    before.current = maybe;
    if (first.any || second.any)
      hear.current({ any: true, unoffered: { ...first.unoffered, ...second.unoffered } });
  }, [form, key]);
}

const blank = (typed: Typed): Typed => Object.fromEntries(Object.keys(typed).map((name) => [name, '']));

import { useEffect, useRef, type RefObject } from 'react';
import { fillIn, type FillResult } from './form-elements';
import type { FormValues } from './forms';

export interface Prefill {
  /** What the page is about, such as a unit's number of rooms: sent, and not asked for. */
  known?: FormValues;
  /** Only for fields that the visitor has not filled in. */
  suggested?: FormValues;
}

/**
 * Fills in fields of the form when `prefill` changes, after a draft.
 * @param onFill called when fields have changed, with the values that a select does not offer
 */
export function usePrefill(
  form: RefObject<HTMLFormElement>,
  { known = {}, suggested = {} }: Prefill,
  onFill: (result: FillResult) => void,
): void {
  const lastSuggested = useRef<FormValues>({});
  const handleFill = useRef(onFill);
  handleFill.current = onFill;
  const key = JSON.stringify([known, suggested]);
  useEffect(() => {
    if (!form.current) return;
    const [newKnown, newSuggested] = JSON.parse(key) as [FormValues, FormValues];
    const first = fillIn(form.current, newKnown, () => true);
    // What was suggested before and is still there was not typed by the visitor.
    const last = lastSuggested.current;
    const second = fillIn(
      form.current,
      { ...blank(last), ...newSuggested },
      (value, name) => !(name in newKnown) && (!value || value === last[name]),
    );
    lastSuggested.current = newSuggested;
    if (first.changed || second.changed)
      handleFill.current({ changed: true, unoffered: { ...first.unoffered, ...second.unoffered } });
  }, [form, key]);
}

const blank = (values: FormValues): FormValues =>
  Object.fromEntries(Object.keys(values).map((name) => [name, '']));

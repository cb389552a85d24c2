/** One form from the first letter to what became of it. What was typed stays in the form until it is safely kept. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../i18n';
import { awaited } from '../../lib/progress';
import { showToast } from '../../ui';
import { eraseDraft, readDraft, writeDraft } from './draft';
import { enquiryBody } from './enquiry-body';
import { emptyFields, fillEmpty, inWords, isTicked, readFields, untick } from './form-elements';
import { fieldsOf, type EnquiryContext, type EnquiryKind, type Typed } from './forms';
import { enqueue, useOutcome, useWaiting, type Enquiry, type Outcome } from './outbox';
import { isSuspicious, shownSince, trapField } from './spam';
import { useEngine } from './use-engine';

export type Step =
  | 'editing'
  /** One tap is asked for, because it looked like a machine. */
  | 'confirming'
  | 'sending'
  /** There are fields to mend. */
  | 'refused'
  /** The code to send it could not be had, or the API does not take it. */
  | 'failed'
  /** The outbox has it; the outcome says the rest. */
  | 'sent';

export const marketingField = 'marketing';

export function useEnquiry(kind: EnquiryKind, context: EnquiryContext & { page_path: string }) {
  const { t } = useTranslation('enquiries');
  const form = useRef<HTMLFormElement>(null);
  const fields = useMemo(() => fieldsOf(kind), [kind]);
  const names = useMemo(() => fields.map(([name]) => name), [fields]);
  const [typed, setTyped] = useState<Typed>({});
  const [step, setStep] = useState<Step>('editing');
  // How often something was to be mended; each time says so anew.
  const [refusals, setRefusals] = useState(0);
  const busy = useRef(false);
  const [first, setFirst] = useState<Outcome>();
  const outcome = useOutcome(first);
  // One that still waits from an earlier visit is followed as if it had just been sent.
  const [earlier] = useWaiting(kind);
  useEffect(() => setFirst((known) => known ?? earlier), [earlier]);
  // The notice of the outbox, which has the words of the request, takes over where a form can do no more.
  const stuck = outcome?.kind === 'expired' || outcome?.kind === 'refused';
  useEffect(() => {
    if (stuck) setFirst(undefined);
  }, [stuck]);
  const { engine, checks, load, renew } = useEngine(kind, form);
  // Undefined until the page answers; a draft was typed by a person, so it is as if the form were there for long.
  const since = useRef<number>();
  const path = context.page_path;

  useEffect(() => {
    if (!form.current) return;
    since.current = shownSince();
    const { any, unoffered } = fillEmpty(form.current, readDraft(kind, path));
    if (any) since.current = -Infinity;
    setTyped({ ...readFields(form.current, names), ...unoffered });
  }, [kind, path, names]);

  const noteTyping = useCallback(() => {
    if (!form.current) return;
    const now = readFields(form.current, names);
    setTyped(now);
    writeDraft(kind, path, now);
  }, [kind, path, names]);

  async function send(confirmed: boolean): Promise<void> {
    const { current: element } = form;
    if (!element || busy.current) return;
    busy.current = true;
    const trap = String(new FormData(element).get(trapField) ?? '');
    const before = readFields(element, names);
    try {
      const { check, refuse } = await load();
      const checked = await check(before);
      if (!checked) return refused();
      if (!confirmed && isSuspicious(trap, since.current ?? 0)) return setStep('confirming');
      setStep('sending');
      const body = enquiryBody(kind, checked, { ...context, marketing: isTicked(element, marketingField) });
      const text = `${t(`kinds.${kind}`)}\n${inWords(element, fields, (name) => t(`fields.${name}`))}`;
      const became = await awaited(enqueue({ form: kind, body, text } as Enquiry));
      if (became.kind === 'refused') {
        return refuse(Object.keys(became.fields)) ? refused() : setStep('failed');
      }
      setFirst(became);
      setStep('sent');
      if (became.kind === 'expired') return;
      clear(element);
      void showToast(t('delivered'));
    } catch {
      setStep('failed');
    } finally {
      busy.current = false;
    }
  }

  function refused() {
    setRefusals((times) => times + 1);
    setStep('refused');
  }

  /** Leaves the form empty for another enquiry. */
  function clear(element: HTMLFormElement) {
    emptyFields(element, names);
    untick(element, marketingField);
    eraseDraft(kind, path);
    setTyped({});
    renew();
  }

  return { form, fields, typed, step, refusals, outcome, engine, checks, noteTyping, send };
}

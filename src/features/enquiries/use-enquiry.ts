/** One form from the first letter to what became of it. What was typed stays in the form until it is safely kept. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../i18n';
import { awaited } from '../../browser/progress';
import { showToast } from '../../ui';
import { writeDraft } from './draft';
import { isTicked, readFields, untick } from './form-elements';
import { fieldsOf, forms, type EnquiryContext, type EnquiryKind } from './forms';
import { enquiryOf, useOutcome, useWaiting, type Enquiry, type Outcome, type Refusal } from './outbox';
import { isBlank } from './typed-text';
import { isSuspicious, honeypotField } from './spam';
import { useFormController, type Loaded } from './use-form-controller';
import { usePrefill, type Prefill } from './use-prefill';
import { useTyped } from './use-typed';

export type Step =
  | 'editing'
  /** One tap is asked for, because it looked like a machine. */
  | 'confirming'
  | 'sending'
  /** There are fields to mend. */
  | 'refused'
  /** The API does not take it, and no field of the form is to blame. */
  | 'rejected'
  /** The code to check it could not be had. */
  | 'failed'
  /** The outbox has it; the outcome says the rest. */
  | 'sent';

/** What the API did not take, for what is to be said about it besides the marks on fields. */
export interface Returned extends Refusal {
  enquiry: Enquiry;
  /** Mending the fields that are marked is enough. */
  mendable: boolean;
  /** It came back while the visitor was doing something else. */
  late: boolean;
}

export const marketingField = 'marketing';

export function useEnquiry(
  kind: EnquiryKind,
  context: EnquiryContext & { page_path: string },
  prefill: Prefill = {},
) {
  const { t } = useTranslation('enquiries');
  const form = useRef<HTMLFormElement>(null);
  const fields = useMemo(() => fieldsOf(kind), [kind]);
  const names = useMemo(() => fields.map(([name]) => name), [fields]);
  const path = context.page_path;
  const { typed, since, isHeld, fill, noteFilled, handleInput, empty } = useTyped(form, kind, path, names);
  usePrefill(form, prefill, ({ unoffered }) => noteFilled(unoffered));
  const [step, setStep] = useState<Step>('editing');
  // How often something was to be mended; each time says so anew.
  const [refusals, setRefusals] = useState(0);
  const [returned, setReturned] = useState<Returned>();
  const busy = useRef(false);
  const [first, setFirst] = useState<Outcome>();
  const outcome = useOutcome(first);
  // One that still waits from an earlier visit is followed as if it had just been sent.
  const [earlier] = useWaiting(kind, path);
  useEffect(() => setFirst((known) => known ?? earlier), [earlier]);
  const { engine, checks, load, renew } = useFormController(kind, form);

  const follow = useRef<(became: Outcome) => void>();
  useEffect(() => {
    follow.current = (became) => {
      // The notice of the outbox, which has the words of the request, takes over where a form can do no more.
      if (became.kind === 'expired') setFirst(undefined);
      else if (became.kind === 'refused') void takeBack(became);
      else if (became.kind !== 'held' && isHeld.current) clear();
    };
  });
  useEffect(() => {
    if (outcome && outcome !== first) follow.current?.(outcome);
    // What is said of an outcome may change without it: only another kind is news.
  }, [outcome?.kind]);

  /** Does one thing at a time; whatever goes wrong leaves everything in the form. */
  async function alone(work: (element: HTMLFormElement, loaded: Loaded) => Promise<void>): Promise<void> {
    if (!form.current || busy.current) return;
    busy.current = true;
    try {
      await work(form.current, await load());
    } catch {
      setStep('failed');
    } finally {
      busy.current = false;
    }
  }

  const send = (confirmed: boolean) => {
    const before = form.current && readFields(form.current, names);
    return alone(async (element, loaded) => {
      const checked = await loaded.check(before ?? {});
      setReturned(undefined);
      if (!checked) return mend();
      const trap = String(new FormData(element).get(honeypotField) ?? '');
      if (!confirmed && isSuspicious(trap, since.current ?? 0)) return setStep('confirming');
      const body = loaded.enquiryBody(kind, checked, {
        ...context,
        marketing: isTicked(element, marketingField),
      });
      const text = `${t(`kinds.${kind}`)}\n${loaded.inWords(element, fields, (name) => t(`fields.${name}`))}`;
      await hand({ form: kind, body, text } as Enquiry, element, loaded);
    });
  };

  /** Sends what came back without the project or home that is not offered any more. */
  const sendGeneral = () =>
    alone(async (element, loaded) => {
      if (returned) await hand(loaded.asGeneral(returned.enquiry), element, loaded);
    });

  async function hand(enquiry: Enquiry, element: HTMLFormElement, loaded: Loaded): Promise<void> {
    setReturned(undefined);
    setStep('sending');
    const words = readFields(element, names);
    const became = await awaited(loaded.enqueue(enquiry, (id) => writeDraft(kind, path, words, id)));
    if (became.kind === 'refused') return refuse(loaded, enquiry, became, false);
    setFirst(became.kind === 'expired' ? undefined : became);
    setStep('sent');
    if (became.kind === 'expired') return;
    isHeld.current = became.kind === 'held';
    if (!isHeld.current) clear();
    if (became.kind !== 'delivered') void showToast(t('kept'), 'kept');
    else if (became.since === undefined) void showToast(t('delivered'));
  }

  function refuse(loaded: Loaded, enquiry: Enquiry, { fields: faults, gone }: Refusal, late: boolean) {
    const isMarked = loaded.refuse(faults);
    const mendable = isMarked && Object.keys(faults).every((name) => name in forms[kind]);
    setReturned({ enquiry, fields: faults, gone, mendable, late });
    if (isMarked) mend();
    else setStep('rejected');
  }

  function mend() {
    setRefusals((times) => times + 1);
    setStep('refused');
  }

  /** What was refused later, when nobody waited for it, goes back into the form, unless that holds something else. */
  async function takeBack({ id, ...refusal }: Refusal & { id: string }): Promise<void> {
    const enquiry = enquiryOf(id);
    const isFree = isHeld.current || ['full_name', 'mobile'].every((name) => isBlank(typed[name]));
    if (enquiry && isFree) {
      await alone(async (_element, loaded) => {
        const body: Record<string, unknown> = { ...enquiry.body };
        fill(Object.fromEntries(names.map((name) => [name, String(body[name] ?? '')])));
        handleInput();
        refuse(loaded, enquiry, refusal, true);
        await loaded.dismiss(id);
      });
    }
    setFirst(undefined);
  }

  /** Leaves the form empty for another enquiry. */
  function clear() {
    empty();
    if (form.current) untick(form.current, marketingField);
    renew();
  }

  return {
    form,
    fields,
    typed,
    step,
    refusals,
    returned,
    outcome,
    engine,
    checks,
    handleInput,
    send,
    sendGeneral,
  };
}

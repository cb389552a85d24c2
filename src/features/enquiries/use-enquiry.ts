import { useEffect, useMemo, useRef, useState } from 'react';
import { answerPress } from '../../browser/answer-press';
import { withProgress } from '../../browser/progress';
import { useTranslation } from '../../i18n';
import { showToast } from '../../ui';
import { writeDraft } from './draft';
import { isChecked, readFields, uncheck } from './form-elements';
import { fieldsOf, forms, isBlank, type EnquiryContext, type EnquiryKind } from './forms';
import type { Enquiry, Outcome, Refusal } from './outbox/enquiry';
import { enquiryOf, useOutcome, useWaiting } from './outbox/use-outbox';
import { honeypotField, isSuspicious } from './spam';
import type { RefusedEnquiry, Step } from './submission';
import { useFormController, type LoadedController } from './use-form-controller';
import { useFormValues } from './use-form-values';
import { usePrefill, type Prefill } from './use-prefill';

export const marketingField = 'marketing';

/** The state of a form from the first letter to the outcome. Values stay in the form until the outbox has stored them. */
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
  const { values, formShownAt, isPending, fill, handleFill, handleInput, ...formValues } = useFormValues(
    form,
    kind,
    path,
    names,
  );
  usePrefill(form, prefill, ({ unoffered }) => handleFill(unoffered));
  const [step, setStep] = useState<Step>('editing');
  // Counts failed validations; each one is announced again.
  const [invalidCount, setInvalidCount] = useState(0);
  const [refused, setRefused] = useState<RefusedEnquiry>();
  const isBusy = useRef(false);
  const [firstOutcome, setFirstOutcome] = useState<Outcome>();
  const outcome = useOutcome(firstOutcome);
  // One that still waits from an earlier visit is followed as if it had just been sent.
  const [waiting] = useWaiting(kind, path);
  useEffect(() => setFirstOutcome((known) => known ?? waiting), [waiting]);
  const { controller, validation, load, reset } = useFormController(kind, form);

  const handleOutcome = useRef<(changed: Outcome) => void>();
  useEffect(() => {
    handleOutcome.current = (changed) => {
      // The outbox notice, which has the text of the request, replaces the form's message.
      if (changed.kind === 'expired') setFirstOutcome(undefined);
      else if (changed.kind === 'refused') void restoreRefused(changed);
      else if (changed.kind !== 'pending' && isPending.current) clear();
    };
  });
  useEffect(() => {
    if (outcome && outcome !== firstOutcome) handleOutcome.current?.(outcome);
    // Other properties of an outcome may change: only another kind counts.
  }, [outcome?.kind]);

  /** Runs one task at a time; when it fails, the values stay in the form. */
  async function runExclusive(
    task: (element: HTMLFormElement, loaded: LoadedController) => Promise<void>,
  ): Promise<void> {
    if (!form.current || isBusy.current) return;
    isBusy.current = true;
    try {
      const element = form.current;
      await answerPress(element.querySelector('button[type=submit]'));
      await task(element, await load());
    } catch {
      setStep('failed');
    } finally {
      isBusy.current = false;
    }
  }

  const send = (confirmed: boolean) => {
    const current = form.current && readFields(form.current, names);
    return runExclusive(async (element, loaded) => {
      const valid = await loaded.validate(current ?? {});
      setRefused(undefined);
      if (!valid) return showInvalid();
      const honeypot = String(new FormData(element).get(honeypotField) ?? '');
      if (!confirmed && isSuspicious(honeypot, formShownAt.current ?? 0)) return setStep('confirming');
      const body = loaded.enquiryBody(kind, valid, {
        ...context,
        marketing: isChecked(element, marketingField),
      });
      const answers = loaded.enquiryText(element, fields, (name) => t(`fields.${name}`));
      await submit(
        { form: kind, body, text: `${t(`kinds.${kind}`)}\n${answers}` } as Enquiry,
        element,
        loaded,
      );
    });
  };

  /** Sends a refused enquiry without the project or unit that is no longer offered. */
  const sendGeneral = () =>
    runExclusive(async (element, loaded) => {
      if (refused) await submit(loaded.withoutSubject(refused.enquiry), element, loaded);
    });

  async function submit(enquiry: Enquiry, element: HTMLFormElement, loaded: LoadedController): Promise<void> {
    setRefused(undefined);
    setStep('sending');
    const current = readFields(element, names);
    const answer = await withProgress(loaded.enqueue(enquiry, (id) => writeDraft(kind, path, current, id)));
    if (answer.kind === 'refused') return showRefused(loaded, enquiry, answer, false);
    setFirstOutcome(answer.kind === 'expired' ? undefined : answer);
    setStep('sent');
    if (answer.kind === 'expired') return;
    isPending.current = answer.kind === 'pending';
    if (!isPending.current) clear();
    if (answer.kind !== 'delivered')
      void showToast(t(answer.durable ? 'savedToast' : 'savedInTabToast'), 'saved');
    else if (answer.since === undefined) void showToast(t('delivered'));
  }

  function showRefused(
    loaded: LoadedController,
    enquiry: Enquiry,
    { fields: rules, removed }: Refusal,
    inBackground: boolean,
  ) {
    const isMarked = loaded.showRefused(rules);
    const fixable = isMarked && Object.keys(rules).every((name) => name in forms[kind]);
    setRefused({ enquiry, fields: rules, removed, fixable, inBackground });
    if (isMarked) showInvalid();
    else setStep('rejected');
  }

  function showInvalid() {
    setInvalidCount((count) => count + 1);
    setStep('invalid');
  }

  /** Puts an enquiry that was refused while nobody waited back into the form, unless that holds another one. */
  async function restoreRefused({ id, ...refusal }: Refusal & { id: string }): Promise<void> {
    const enquiry = enquiryOf(id);
    const isFree = isPending.current || ['full_name', 'mobile'].every((name) => isBlank(values[name]));
    if (enquiry && isFree) {
      await runExclusive(async (_element, loaded) => {
        const body: Record<string, unknown> = { ...enquiry.body };
        fill(Object.fromEntries(names.map((name) => [name, String(body[name] ?? '')])));
        handleInput();
        showRefused(loaded, enquiry, refusal, true);
        await loaded.dismiss(id);
      });
    }
    setFirstOutcome(undefined);
  }

  /** Empties the form for another enquiry. */
  function clear() {
    formValues.clear();
    if (form.current) uncheck(form.current, marketingField);
    reset();
  }

  return {
    form,
    fields,
    values,
    step,
    invalidCount,
    refused,
    outcome,
    controller,
    validation,
    handleInput,
    send,
    sendGeneral,
  };
}

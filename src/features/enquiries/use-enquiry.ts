import { useMemo, useReducer, useRef } from 'react';
import { withProgress } from '../../browser/progress';
import { useTranslation } from '../../i18n';
import { hideToast, showToast } from '../../ui';
import { writeDraft } from './draft';
import { marketingField, readFields, uncheck } from './form-elements';
import {
  getFields,
  forms,
  type EnquiryContext,
  type EnquiryKind,
  type FieldName,
  type FormValues,
  getLabel,
} from './forms';
import type { Enquiry, Outcome, Refusal } from './outbox/enquiry';
import type { PendingEnquiry } from './outbox/pending';
import { enquiryOf } from './outbox/use-outbox';
import { isFreeFor } from './person';
import { honeypotField, isSuspicious } from './spam';
import { nextSubmission, notSubmitted, type RefusedEnquiry } from './submission';
import { useExclusive } from './use-exclusive';
import { useFollowedOutcome } from './use-followed-outcome';
import { useFormController, type LoadedController } from './use-form-controller';
import { useFormValues } from './use-form-values';
import { useKeptPress } from './use-kept-press';
import { usePrefill, type Prefill } from './use-prefill';

/** The state of a form from the first letter to the outcome. Values stay in the form until the outbox has stored them. */
export function useEnquiry(
  kind: EnquiryKind,
  context: EnquiryContext & { page_path: string },
  prefill: Prefill = {},
) {
  const { t } = useTranslation('enquiries');
  const form = useRef<HTMLFormElement>(null);
  const { known } = prefill;
  const fields = getFields(kind, (name) => known !== undefined && name in known);
  const names = useMemo(() => getFields(kind).map(([name]) => name), [kind]);
  const path = context.page_path;
  const {
    values,
    formShownAt,
    isPending,
    sentBefore,
    press: { pressed, keepPress, dropPress },
    fill,
    handleFill,
    handleInput,
    ...formValues
  } = useFormValues(form, kind, path, names);
  usePrefill(form, prefill, ({ unoffered }) => handleFill(unoffered));
  const [submission, dispatch] = useReducer(nextSubmission, notSubmitted);
  const { refused } = submission;
  const { controller, validation, isNear, load, reset } = useFormController(kind, form);
  const { isBusy, runExclusive } = useExclusive(form, load, (element) => {
    dispatch({ type: 'unavailable' });
    if (pressed.current) retry();
    else writeDraft(kind, path, readFields(element, names));
  });
  const { retry, stopIfDropped } = useKeptPress(
    { pressed, dropPress },
    { controller, load },
    () => void send(false),
    () => dispatch({ type: 'unavailable' }),
  );
  const { outcome, follow } = useFollowedOutcome(kind, path, refused, handleChange, handleSentSince);

  function handleChange(changed: Outcome) {
    if (changed.kind !== 'saved' && changed.kind !== 'pending') hideToast('saved');
    // The outbox notice, which has the text of the request, replaces the form's message.
    if (changed.kind === 'expired') follow(undefined);
    else if (changed.kind === 'refused') void restoreRefused(changed);
    else if (changed.kind !== 'pending' && isPending.current) clear();
  }

  /** The refusal is not true any more. */
  function handleSentSince({ values: typed }: RefusedEnquiry) {
    dispatch({ type: 'answered' });
    const current = form.current && readFields(form.current, names);
    if (names.every((name) => current?.[name] === typed[name])) clear();
    else reset();
  }

  const send = (confirmed: boolean) => {
    const { current: element } = form;
    if (!element || isBusy.current) return Promise.resolve();
    const current = readFields(element, names);
    const honeypot = String(new FormData(element).get(honeypotField) ?? '');
    const isDoubtful = !confirmed && isSuspicious(honeypot, formShownAt.current ?? 0);
    const [title, label] = [t(`kinds.${kind}`), (name: FieldName) => t(getLabel(kind, name))];
    const press = { kind, path, context, element, current, sentBefore: sentBefore.current, title, label };
    // Before anything is awaited: the tab may be closed at once.
    const early = isDoubtful ? undefined : controller?.checkedValues(current);
    const committed = early && controller?.commitPress(press, early);
    if (!controller && !isDoubtful) keepPress(current);
    if (!controller) dispatch({ type: 'pressed' });
    return runExclusive(async (_element, loaded) => {
      pressed.current = undefined;
      const valid = await loaded.validate(current);
      const pending = valid && !isDoubtful ? (committed ?? loaded.commitPress(press, valid)) : undefined;
      if (pending) return submit(pending, current, loaded);
      writeDraft(kind, path, current);
      dispatch({ type: valid ? 'doubted' : 'invalid' });
    });
  };

  /** Sends a refused enquiry without the project or unit that is no longer offered. */
  const sendGeneral = () =>
    runExclusive(async (element, loaded) => {
      if (!refused) return;
      const pending = loaded.commit(loaded.withoutSubject(refused.enquiry), refused.id);
      const current = readFields(element, names);
      writeDraft(kind, path, current, { sentAs: pending.id });
      await submit(pending, current, loaded);
    });

  async function submit(
    pending: PendingEnquiry,
    current: FormValues,
    loaded: LoadedController,
  ): Promise<void> {
    dispatch({ type: 'stored' });
    const answer = await withProgress(loaded.enqueue(pending));
    if (answer.kind === 'refused') return showRefused(loaded, pending.enquiry, current, answer, false);
    follow(answer.kind === 'expired' ? undefined : answer);
    dispatch({ type: 'answered' });
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
    current: FormValues,
    refusal: Refusal & { id: string },
    inBackground: boolean,
  ) {
    sentBefore.current = { id: refusal.id, values: current };
    const isMarked = loaded.showRefused(refusal.fields);
    const fixable = isMarked && Object.keys(refusal.fields).every((name) => name in forms[kind]);
    const detailed = { ...refusal, at: Date.now(), values: current, enquiry, fixable, inBackground };
    dispatch({ type: 'refused', refused: detailed, isMarked });
  }

  /** Puts an enquiry that was refused while nobody waited back into the form, unless that holds another one. */
  async function restoreRefused(refusal: Refusal & { id: string }): Promise<void> {
    const { id } = refusal;
    const enquiry = enquiryOf(id);
    const isFree = isPending.current || isFreeFor({}, values);
    if (enquiry && isFree) {
      await runExclusive(async (element, loaded) => {
        const body: Record<string, unknown> = { ...enquiry.body };
        fill(Object.fromEntries(names.map((name) => [name, String(body[name] ?? '')])));
        handleInput();
        showRefused(loaded, enquiry, readFields(element, names), refusal, true);
        await loaded.dismiss(id);
      });
    }
    follow(undefined);
  }

  const handleTyping = () => {
    handleInput();
    stopIfDropped();
  };

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
    submission,
    outcome,
    controller,
    validation,
    isNear,
    handleFill,
    handleInput: handleTyping,
    send,
    sendGeneral,
  };
}

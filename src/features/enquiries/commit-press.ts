import { writeDraft } from './draft';
import { enquiryBody, enquiryText } from './enquiry-body';
import { isChecked, marketingField } from './form-elements';
import { getFields, type EnquiryContext, type EnquiryKind, type FieldName, type FormValues } from './forms';
import type { Enquiry } from './outbox/enquiry';
import { commit } from './outbox/lazy-outbox';
import type { PendingEnquiry } from './outbox/pending';
import { isSamePerson } from './person';
import type { ValidValues } from './schemas';
import type { SentBefore } from './submission';

/** A press of the button that sends a form. */
export interface Press {
  kind: EnquiryKind;
  /** Path of the page. */
  path: string;
  context: EnquiryContext;
  element: HTMLFormElement;
  /** Values of the fields as they are on the screen. */
  current: FormValues;
  /** What the visitor has sent before without success, and may be correcting. */
  sentBefore: SentBefore | undefined;
  /** The name of the form in the visitor's language. */
  title: string;
  label: (name: FieldName) => string;
}

/** Commits the enquiry of a press and marks its draft, without waiting: the tab may be closed at once. */
export function commitPress(press: Press, valid: ValidValues): PendingEnquiry {
  const { kind, path, context, element, current, sentBefore, title, label } = press;
  const body = enquiryBody(kind, valid, { ...context, marketing: isChecked(element, marketingField) });
  const text = `${title}\n${enquiryText(element, getFields(kind), label)}`;
  const corrects = sentBefore && isSamePerson(sentBefore.values, current) ? sentBefore.id : undefined;
  const pending = commit({ form: kind, body, text } as Enquiry, corrects);
  writeDraft(kind, path, current, { sentAs: pending.id });
  return pending;
}

import type { FormValues } from './forms';
import type { Enquiry, Refusal } from './outbox/enquiry';

/** Where a form is between typing and its answer. */
export type Step =
  | 'editing'
  /** It looked like a bot, so the visitor is asked to confirm. */
  | 'confirming'
  | 'sending'
  /** There are fields to fix. */
  | 'invalid'
  /** The API refuses it, and no field of the form is the reason. */
  | 'rejected'
  /** The code that validates and sends could not be loaded. */
  | 'failed'
  /** The outbox has it; the outcome says the rest. */
  | 'sent';

/** An enquiry that the API refused, for what is shown besides the marks on fields. */
export interface RefusedEnquiry extends Refusal {
  id: string;
  /** When it was refused, in ms since the epoch. */
  at: number;
  enquiry: Enquiry;
  /** The fields of the form at that time. */
  values: FormValues;
  /** Fixing the marked fields is enough. */
  fixable: boolean;
  /** It was refused while the visitor was doing something else. */
  inBackground: boolean;
}

/** A form between typing and its answer. */
export interface Submission {
  readonly step: Step;
  /** Counts failed validations: each one is announced again. */
  readonly invalidCount: number;
  /** The enquiry that was refused last, until another one is sent. */
  readonly refused?: RefusedEnquiry;
}

export const notSubmitted: Submission = { step: 'editing', invalidCount: 0 };

/** What happens to a form. */
export type SubmissionEvent =
  /** The button was pressed, and the code that sends is loading. */
  | { readonly type: 'pressed' }
  /** The code that sends could not be loaded. */
  | { readonly type: 'unavailable' }
  /** Fields are to be fixed. */
  | { readonly type: 'invalid' }
  /** It looks like a bot. */
  | { readonly type: 'doubted' }
  /** The outbox has stored it, and asks the API. */
  | { readonly type: 'stored' }
  /** The API has it, or it waits in the outbox. */
  | { readonly type: 'answered' }
  /** @param isMarked fields of the form are the reason */
  | { readonly type: 'refused'; readonly refused: RefusedEnquiry; readonly isMarked: boolean };

/** The form after an event. Only an answer of the API, and a press that cannot be carried out, keep a refusal. */
export function nextSubmission(before: Submission, event: SubmissionEvent): Submission {
  const { invalidCount } = before;
  switch (event.type) {
    case 'pressed':
      return { ...before, step: 'sending' };
    case 'unavailable':
      return { ...before, step: 'failed' };
    case 'invalid':
      return { step: 'invalid', invalidCount: invalidCount + 1 };
    case 'doubted':
      return { step: 'confirming', invalidCount };
    case 'stored':
      return { step: 'sending', invalidCount };
    case 'answered':
      return { step: 'sent', invalidCount };
    case 'refused': {
      const { refused, isMarked } = event;
      return isMarked
        ? { step: 'invalid', invalidCount: invalidCount + 1, refused }
        : { step: 'rejected', invalidCount, refused };
    }
  }
}

/** What was typed into a form and sent, without the API having it. */
export interface SentBefore {
  id: string;
  values: FormValues;
}

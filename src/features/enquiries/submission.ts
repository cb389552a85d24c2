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

/** What was typed into a form and sent, without the API having it. */
export interface SentBefore {
  id: string;
  values: FormValues;
}

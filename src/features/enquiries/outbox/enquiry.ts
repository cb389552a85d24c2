/** What a form hands over, and what it is told. Types only. */
import type { EnquiryBodies, EnquiryKind } from '../forms';

/** One request that a person makes, with the body of its form. */
export type Enquiry = {
  [Kind in EnquiryKind]: {
    form: Kind;
    /** Exactly what is sent: what was typed, and language, page, project and unit. */
    body: EnquiryBodies[Kind];
    /** The request in the visitor's words and language, ready to paste into a message, should it never arrive. */
    text: string;
  };
}[EnquiryKind];

/** What became of an enquiry. `id` names it for {@link useOutcome} and {@link dismiss}. */
export type Outcome =
  /** The API has it, under a number to quote. */
  | { kind: 'delivered'; id: string; reference: string }
  /** It is kept and will be sent. Not `durable`: only while this tab stays open, because the browser refuses storage. */
  | { kind: 'saved'; id: string; durable: boolean }
  /** The API does not take it as it is: broken rules of the contract by the field's name in the body. */
  | { kind: 'refused'; id: string; fields: Record<string, string> }
  /** It could not be sent for seven days. */
  | { kind: 'expired'; id: string };

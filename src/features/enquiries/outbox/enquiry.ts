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

/** What the API does not take, and would not take if it were sent again. */
export interface Refusal {
  /** Broken rules of the contract by the field's name in the body; some name no field of the form, some refusals none. */
  fields: Record<string, string>;
  /** The project, unit or home that it is about is not offered any more. */
  gone: boolean;
}

/** What became of an enquiry. `id` names it for {@link useOutcome} and {@link dismiss}. */
export type Outcome =
  /** The API has it, under a number to quote; `since` (milliseconds of the epoch) when these words had arrived before. */
  | { kind: 'delivered'; id: string; reference: string; since?: number }
  /** It is kept and will be sent. Not `durable`: only while this tab stays open. */
  | { kind: 'saved'; id: string; durable: boolean }
  /** It is kept, but the code that sends it has not come yet; that is tried again. */
  | { kind: 'held'; id: string; durable: boolean }
  | ({ kind: 'refused'; id: string } & Refusal)
  /** It could not be sent for seven days. */
  | { kind: 'expired'; id: string };

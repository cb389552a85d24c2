import { enums } from '../../../api-client/generated/contract-values';
import { sha256 } from '../../../lib/sha256';
import type { EnquiryBodies, EnquiryKind } from '../forms';
import { duplicateWindow } from './retention';

/** One request of a visitor, with the body of its form. Stored in visitors' browsers: names of properties stay. */
export type Enquiry = {
  [Kind in EnquiryKind]: {
    form: Kind;
    /** Exactly what is sent: the visitor's answers, and language, page, project and unit. */
    body: EnquiryBodies[Kind];
    /** The request in the visitor's words and language, ready to paste into a message if it cannot be delivered. */
    text: string;
  };
}[EnquiryKind];

/** The API's final refusal: sending the same again would be refused again. */
export interface Refusal {
  /** Broken rules of the contract by the field's name in the body; some name no field of the form, some refusals none. */
  fields: Record<string, string>;
  /** The project or unit that the enquiry is about is no longer offered. */
  removed: boolean;
}

/** What became of an enquiry. `id` names it for `useOutcome` and `dismiss`. */
export type Outcome =
  /** The API has it, under a reference number; `since` (ms since the epoch) when the same words had arrived before. */
  | { kind: 'delivered'; id: string; reference: string; since?: number }
  /** It is stored and will be sent. Not `durable`: only while this tab stays open. */
  | { kind: 'saved'; id: string; durable: boolean }
  /** It is stored, but the code that sends it has not loaded yet; loading is retried. */
  | { kind: 'pending'; id: string; durable: boolean }
  | ({ kind: 'refused'; id: string } & Refusal)
  /** It could not be sent within seven days. */
  | { kind: 'expired'; id: string };

/** The enquiry without its project and unit: interest in a project becomes general interest, other forms stay. */
export function withoutSubject(enquiry: Enquiry): Enquiry {
  const { project_id: _project, unit_id: _unit, ...body } = enquiry.body;
  const form = enquiry.form === 'project_interest' ? 'interest' : enquiry.form;
  return { form, body, text: enquiry.text } as Enquiry;
}

/** The same text for the same properties in any order. */
const canonical = (properties: object) =>
  JSON.stringify(Object.entries(properties).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Id of a request in every tab of this browser: a hash of form and answers, without page, language and consent. */
export function fingerprint({ form, body }: Enquiry): string {
  const { locale: _locale, page_path: _path, consent: _consent, ...answers } = body;
  return sha256(form + canonical(answers));
}

/**
 * Idempotency key of a request: a hash of its body and the week, without its language, so that tabs without shared storage
 * send the same request under the same key, also in the other language.
 * @param now ms since the epoch
 */
export function idempotencyKey({ form, body }: Enquiry, now: number): string {
  const { locale: _locale, consent, ...others } = body;
  const week = Math.floor(now / duplicateWindow);
  return sha256(`${week}${form}${canonical({ ...others, consent: consent?.version })}`);
}

/** The same request as a visitor who reads the other languages of the contract would send it. */
export function inOtherLanguages(enquiry: Enquiry): Enquiry[] {
  const { locale, consent } = enquiry.body;
  return Object.values(enums.Locale)
    .filter((other) => locale !== undefined && other !== locale)
    .map((other) => {
      const body = {
        ...enquiry.body,
        locale: other,
        ...(consent ? { consent: { ...consent, locale: other } } : {}),
      };
      return { ...enquiry, body } as Enquiry;
    });
}

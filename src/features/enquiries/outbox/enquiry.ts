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

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 as 64 hexadecimal digits; undefined in insecure contexts, which have no `crypto.subtle`. */
async function sha256(text: string): Promise<string | undefined> {
  try {
    return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
  } catch {
    return undefined;
  }
}

/** FNV-1a, 32 bits: enough to distinguish the few requests of one browser. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}

/** `randomUUID` is missing in insecure contexts. */
const randomKey = () =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : toHex(crypto.getRandomValues(new Uint8Array(16)));

/** Id of a request in every tab of this browser: a hash of form and answers, without page, language and consent. */
export async function fingerprint({ form, body }: Enquiry): Promise<string> {
  const { locale: _locale, page_path: _path, consent: _consent, ...answers } = body;
  const text = form + canonical(answers);
  return (await sha256(text)) ?? shortHash(text) + text.length.toString(16);
}

/**
 * Idempotency key of a request: a hash of its body and the week, so that tabs without shared storage send the same
 * request under the same key.
 * @param now ms since the epoch
 */
export async function idempotencyKey({ form, body }: Enquiry, now: number): Promise<string> {
  const hash = await sha256(`${Math.floor(now / duplicateWindow)}${form}${canonical(body)}`);
  return hash ?? randomKey();
}

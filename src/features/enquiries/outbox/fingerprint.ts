/** Names for requests, made of their words, so that the same request has the same name in every tab. */
import { newIdempotencyKey } from '../idempotency-key';
import type { Enquiry } from './enquiry';
import { sameRequestFor } from './times';

/** The same text for the same members, in whatever order. */
const canonical = (members: object) =>
  JSON.stringify(Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1)));

/** SHA-256 as 64 hexadecimal digits; undefined where the page is not served securely and browsers have none. */
async function sha256(text: string): Promise<string | undefined> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}

/** 32 bits that tell the few requests of one browser apart (FNV-1a). */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}

/** Name of a request in this browser: form and words, whatever the page's path and language. */
export async function fingerprint({ form, body }: Enquiry): Promise<string> {
  const { locale: _locale, page_path: _path, ...words } = body;
  const text = form + canonical(words);
  return (await sha256(text)) ?? shortHash(text) + text.length.toString(16);
}

/**
 * Idempotency key of a request. Made of what is sent and of the time, so that tabs which cannot see each other, or a
 * browser that keeps nothing, still send the same request under the same key.
 * @param now milliseconds of the epoch
 */
export async function requestKey({ form, body }: Enquiry, now: number): Promise<string> {
  const hash = await sha256(`${Math.floor(now / sameRequestFor)}${form}${canonical(body)}`);
  return hash ?? newIdempotencyKey();
}

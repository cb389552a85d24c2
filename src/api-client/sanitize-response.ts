/** Takes out of an answer what no page should ever hold. The API's texts are written by many hands. */

/**
 * Embeddings, overrides and isolates of the bidirectional algorithm: one that is not closed turns whatever text
 * follows it. No name needs them; marks (U+200E, U+200F, U+061C) act on their own place only, and stay.
 */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** Fields that hold addresses: `url`, `brochure_url`, and the languages below a plan's `url`. */
const namesAddress = (name: string): boolean => /(?:^|_)url$/.test(name);

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/**
 * Cleans an answer in place, which must be freshly parsed: texts lose characters that turn the text after them, and
 * an address that is not of the web (`javascript:`, `data:`) is emptied, so that nothing links to it, and lists lose
 * entries that are nothing.
 */
export function sanitizeResponse<T>(answer: T): T {
  cleanWithin(answer, false);
  return answer;
}

function cleanWithin(value: unknown, address: boolean): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) dropNulls(value);
  const members = value as Record<string, unknown>;
  for (const name of Object.keys(members)) {
    const member = members[name];
    const isAddress = address || namesAddress(name);
    if (typeof member !== 'string') cleanWithin(member, isAddress);
    else if (isAddress && !isWebAddress(member)) members[name] = '';
    else if (bidiControls.test(member)) members[name] = member.replace(bidiControls, '');
    bidiControls.lastIndex = 0;
  }
}

/** The contract knows no list in which an entry may be null. */
function dropNulls(list: unknown[]): void {
  for (let at = list.length - 1; at >= 0; at -= 1) if (list[at] === null) list.splice(at, 1);
}

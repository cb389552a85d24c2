import { cleanText } from '../lib/clean-text';

/** Fields that hold addresses: `url`, `brochure_url`, and the languages below a plan's `url`. */
const isAddressField = (name: string): boolean => /(?:^|_)url$/.test(name);

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/**
 * Cleans an answer of the API in place, which must be freshly parsed: texts lose control characters, and an address
 * that is not of the web (`javascript:`, `data:`) is emptied so that nothing links to it.
 */
export function sanitizeResponse<T>(answer: T): T {
  sanitizeMembers(answer, false);
  return answer;
}

function sanitizeMembers(value: unknown, address: boolean): void {
  if (typeof value !== 'object' || value === null) return;
  const members = value as Record<string, unknown>;
  for (const name of Object.keys(members)) {
    const member = members[name];
    const isAddress = address || isAddressField(name);
    if (typeof member !== 'string') sanitizeMembers(member, isAddress);
    else if (isAddress && !isWebAddress(member)) members[name] = '';
    else members[name] = cleanText(member);
  }
}

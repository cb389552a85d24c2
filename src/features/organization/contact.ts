import type { LocalizedText } from '../../lib/localized-text';
import { internationalDigits } from '../../lib/phone';
import type { Organization } from './organization';

/** The number that is called: the first one, and only while the profile also has a WhatsApp number. */
export const callNumber = ({ phone1, whatsapp }: Organization): string | undefined =>
  (whatsapp && phone1) || undefined;

/** The number for residents: customer service, else the first one. */
export const afterSalesNumber = ({ phone1, phone2 }: Organization): string | undefined =>
  phone2 || phone1 || undefined;

/** The numbers that a chat may go to: the WhatsApp number and the second phone, each once. */
export function chatNumbers({ whatsapp, phone2 }: Organization): string[] {
  const numbers = [whatsapp, phone2].filter((number): number is string => Boolean(number));
  return numbers.filter((number, index) => numbers.findIndex(sameAs(number)) === index);
}

const sameAs = (number: string) => (other: string) =>
  internationalDigits(other) === internationalDigits(number);

/**
 * The number that was chosen before while the profile still has it; otherwise a random one.
 * @param random from 0 up to but not including 1
 */
export function chooseNumber(
  numbers: readonly string[],
  stored: string | undefined,
  random: number,
): string | undefined {
  const current = stored === undefined ? undefined : numbers.find(sameAs(stored));
  return current ?? numbers[Math.floor(random * numbers.length)];
}

/** What a page is about, for the first text of a chat. */
export interface ContactSubject {
  project: LocalizedText;
  /** Number of the unit within the project. */
  unit?: string;
}

import { westernDigits } from './fold-text';

const digitsOf = (phone: string) => westernDigits(phone).replace(/\D/g, '');

/** Unified and toll-free numbers, which have no leading zero: 9200 00000, 800 000 0000. */
const nationwide = /^(?:9200\d{5}|800\d{7})$/;

/** Digits with the country code and without `+` or a leading zero: `0500000001` → `966500000001`. */
export function internationalDigits(phone: string): string {
  const digits = digitsOf(phone).replace(/^00/, '');
  if (nationwide.test(digits)) return `966${digits}`;
  return digits.startsWith('0') ? `966${digits.slice(1)}` : digits;
}

export const telHref = (phone: string) => `tel:+${internationalDigits(phone)}`;

/** Opens a WhatsApp chat, with `text` ready to send. */
export function whatsappHref(phone: string, text?: string): string {
  const query = text ? `?text=${encodeURIComponent(text)}` : '';
  return `https://wa.me/${internationalDigits(phone)}${query}`;
}

/** For display: `0500000001` → `050 000 0001`; other lengths stay as they are. */
export function displayPhone(phone: string): string {
  const digits = digitsOf(phone).replace(/^966(?=5)/, '0');
  return /^0\d{9}$/.test(digits) ? `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}` : phone;
}

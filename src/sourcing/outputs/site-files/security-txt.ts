import { localeCodes } from '../../../i18n/locales';
import { routes } from '../../../lib/routes';

/** Address of the file, by RFC 9116. */
export const securityTxtPath = '/.well-known/security.txt';

/** Days until the file must have been written again; RFC 9116 recommends less than a year. */
const validity = 360;

interface Reachable {
  siteUrl: string;
  /** Of the organization. */
  email: string | null;
}

/**
 * Where problems of the site's security are reported, by RFC 9116: the organization's address, else its contact page.
 * @param now of the build
 */
export function securityTxt({ siteUrl, email }: Reachable, now: Date): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + validity);
  const fields = {
    Contact:
      email && /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${encodeURI(email)}` : siteUrl + routes.contact,
    Expires: expires.toISOString(),
    'Preferred-Languages': localeCodes.join(', '),
    Canonical: siteUrl + securityTxtPath,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { localeCodes } from '../i18n/locales';
import { routes } from '../lib/routes';

/** Address of the file, by RFC 9116. */
const securityTxtPath = '/.well-known/security.txt';

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

/** Writes it into the built site. */
export async function writeSecurityTxt(
  { graphql, reporter }: BuildArgs,
  publicDirectory: string,
): Promise<void> {
  const { data, errors } = await graphql<{
    site: { siteMetadata: { siteUrl: string } };
    organization: { email: string | null } | null;
  }>(`
    query SecurityTxt {
      site {
        siteMetadata {
          siteUrl
        }
      }
      organization {
        email
      }
    }
  `);
  if (!data) return reporter.panic('The contact of security.txt cannot be read', errors as Error);
  const file = path.join(publicDirectory, securityTxtPath);
  await fs.mkdir(path.dirname(file), { recursive: true });
  const { siteMetadata } = data.site;
  const text = securityTxt(
    { siteUrl: siteMetadata.siteUrl, email: data.organization?.email ?? null },
    new Date(),
  );
  await fs.writeFile(file, text);
}

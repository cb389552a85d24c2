import { whatsappHref } from './phone';

export interface SocialLink {
  network: 'whatsapp' | 'instagram' | 'twitter' | 'youtube';
  href: string;
}

/** The part of the profile that names its accounts. */
type Accounts = { readonly [Network in SocialLink['network']]?: string | null };

/** Links of the WhatsApp number and the handles of the profile. */
export function socialLinks({ whatsapp, instagram, twitter, youtube }: Accounts): SocialLink[] {
  const links: SocialLink[] = [];
  if (whatsapp) links.push({ network: 'whatsapp', href: whatsappHref(whatsapp) });
  const handle = (value: string) => encodeURIComponent(value.replace(/^@/, ''));
  if (instagram) links.push({ network: 'instagram', href: `https://www.instagram.com/${handle(instagram)}` });
  if (twitter) links.push({ network: 'twitter', href: `https://x.com/${handle(twitter)}` });
  if (youtube) links.push({ network: 'youtube', href: `https://www.youtube.com/@${handle(youtube)}` });
  return links;
}

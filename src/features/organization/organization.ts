import type { components } from '../../api-client/schema';
import { whatsappHref } from '../../lib/phone';

type Contract = components['schemas']['Organization'];

/** Profile of the developer, prerendered or refetched. Everything but the name and the plugins may be missing. */
export type Organization = Readonly<Omit<Contract, 'plugins'>> & { readonly plugins: readonly string[] };

export interface SocialLink {
  network: 'whatsapp' | 'instagram' | 'twitter' | 'youtube';
  href: string;
}

/** Links of the WhatsApp number and the handles of the profile. */
export function socialLinks({ whatsapp, instagram, twitter, youtube }: Organization): SocialLink[] {
  const links: SocialLink[] = [];
  if (whatsapp) links.push({ network: 'whatsapp', href: whatsappHref(whatsapp) });
  const handle = (value: string) => encodeURIComponent(value.replace(/^@/, ''));
  if (instagram) links.push({ network: 'instagram', href: `https://www.instagram.com/${handle(instagram)}` });
  if (twitter) links.push({ network: 'twitter', href: `https://x.com/${handle(twitter)}` });
  if (youtube) links.push({ network: 'youtube', href: `https://www.youtube.com/@${handle(youtube)}` });
  return links;
}

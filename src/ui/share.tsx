import { useEffect, useState, type ReactNode } from 'react';
import { useLocale } from '../i18n';
import { siteUrl } from '../lib/site-url';
import { MailIcon, TwitterIcon, WhatsAppIcon } from './icons';

/** What is shared. */
export interface Shareable {
  /** Name of the page; the subject of an e-mail. */
  title: string;
  /** Absolute address. */
  link: string;
  /** What is written before the link in a message; the title unless given. */
  text?: string;
}

/** Names of the links and of the button that opens the device's share sheet. */
export interface ShareLabels {
  whatsapp: string;
  x: string;
  email: string;
  device: string;
}

export interface ShareTarget {
  href: string;
  icon: ReactNode;
  label: string;
}

/**
 * Absolute link of a page in the visitor's language, with the locale's prefix: crawlers read shared links without a cookie.
 * @param path without locale prefix
 */
export function useShareLink(path: string): string {
  const { localePrefix } = useLocale();
  return siteUrl + localePrefix + path;
}

/** WhatsApp, X and e-mail, each with the message ready to send. */
export function shareTargets({ title, link, text = title }: Shareable, labels: ShareLabels): ShareTarget[] {
  const message = encodeURIComponent(`${text} ${link}`);
  return [
    { href: `https://wa.me/?text=${message}`, icon: <WhatsAppIcon />, label: labels.whatsapp },
    { href: `https://x.com/intent/tweet?text=${message}`, icon: <TwitterIcon />, label: labels.x },
    {
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${message}`,
      icon: <MailIcon />,
      label: labels.email,
    },
  ];
}

/** Opens the device's share sheet; undefined until hydration and where the browser has none. */
export function useDeviceShare({ title, link }: Shareable): (() => void) | undefined {
  const [isAvailable, setAvailable] = useState(false);
  useEffect(() => setAvailable('share' in navigator), []);
  if (!isAvailable) return undefined;
  // Closing the share sheet rejects; that is no error.
  return () => void navigator.share({ title, url: link }).catch(() => undefined);
}

/** Copies a text, and tells whether it is in the clipboard. A browser may refuse, or have none (without HTTPS). */
export function useCopy(text: string): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [text]);
  const copy = () => {
    const write = async () => navigator.clipboard.writeText(text);
    write().then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return { copied, copy };
}

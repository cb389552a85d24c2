/** The visitor's language in the browser: one value for the page and for its head, which are separate React trees. */
import { defaultLocale, isLocale, localeCookie, localeCookieSeconds, locales, type Locale } from './locales';

const listeners = new Set<() => void>();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language in force. The document says it; nothing else keeps it. */
export function currentLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}

/** The language that the HTML was rendered in, which the first client render must repeat. */
export function renderedLocale(): Locale {
  const rendered = document.documentElement.dataset['rendered'];
  return isLocale(rendered) ? rendered : defaultLocale;
}

/** Remembers the choice for a year, where the host can read it too. */
export function rememberLocale(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${localeCookie}=${locale}; Path=/; Max-Age=${localeCookieSeconds}; SameSite=Lax${secure}`;
}

/** What the visitor chose, here or on an earlier visit; undefined when nothing was. */
export function chosenLocale(): Locale | undefined {
  const [, value] = new RegExp(`(?:^|; )${localeCookie}=([^;]*)`).exec(document.cookie) ?? [];
  return isLocale(value) ? value : undefined;
}

/** Changes language and direction at once, and remembers the choice. */
export function changeLocale(locale: Locale): void {
  rememberLocale(locale);
  showLocale(locale);
}

/** Changes language and direction at once. What the visitor chose stays remembered. */
export function showLocale(locale: Locale): void {
  const root = document.documentElement;
  root.lang = locale;
  root.dir = locales[locale].dir;
  for (const listener of listeners) listener();
}

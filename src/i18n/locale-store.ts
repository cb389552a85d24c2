import { defaultLocale, isLocale, localeCookie, localeCookieSeconds, locales, type Locale } from './locales';

const listeners = new Set<() => void>();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor's current language. The document's `lang` is its only store, for the page and its head alike. */
export function currentLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}

/** The language that the HTML was rendered in, which the first client render must repeat. */
export function renderedLocale(): Locale {
  const rendered = document.documentElement.dataset['rendered'];
  return isLocale(rendered) ? rendered : defaultLocale;
}

/** Sets a cookie, and returns all of them; none where the browser refuses. */
function cookies(added?: string): string {
  try {
    if (added) document.cookie = added;
    return document.cookie;
  } catch {
    return '';
  }
}

/** Stores the choice for a year in a cookie, which the host can read too; where cookies are refused, not at all. */
function storeLocale(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  cookies(`${localeCookie}=${locale}; Path=/; Max-Age=${localeCookieSeconds}; SameSite=Lax${secure}`);
}

/** The visitor's choice, here or on an earlier visit; undefined without one. */
export function chosenLocale(): Locale | undefined {
  const [, value] = new RegExp(`(?:^|; )${localeCookie}=([^;]*)`).exec(cookies()) ?? [];
  return isLocale(value) ? value : undefined;
}

/** Changes language and direction at once, and stores the choice. */
export function changeLocale(locale: Locale): void {
  storeLocale(locale);
  showLocale(locale);
}

/** Changes language and direction at once. The stored choice stays. */
export function showLocale(locale: Locale): void {
  const root = document.documentElement;
  root.lang = locale;
  root.dir = locales[locale].dir;
  for (const listener of listeners) listener();
}

/** What happens before the page wakes up in the browser. */
import { localeCookie, localeOfPath, locales, withoutTwinPrefix } from './locales';
import { rememberLocale } from './locale-store';

declare global {
  interface Window {
    /** Path that Gatsby's runtime believes the HTML belongs to. */
    pagePath?: string;
  }
}

/**
 * Lets Gatsby hydrate the English twin at the address without prefix. A visit to `/en/…` is a choice of English:
 * it is remembered and the address loses its prefix.
 */
export function adoptRenderedPage(): void {
  const { pathname, search, hash } = window.location;
  if (localeOfPath(pathname) === 'en') {
    rememberLocale('en');
    window.history.replaceState(window.history.state, '', withoutTwinPrefix(pathname) + search + hash);
  }
  window.pagePath = window.location.pathname;
}

/**
 * Source of the script that runs before the first paint. Where the host cannot read the cookie the page arrives in
 * Arabic; direction and language are set here, so that the layout does not jump when the texts follow.
 */
export const beforePaintScript = `(function(d,m){m=/(?:^|; )${localeCookie}=(ar|en)/.exec(document.cookie);if(m&&m[1]!==d.lang&&!/^\\/en(\\/|$)/.test(location.pathname)){d.lang=m[1];d.dir=m[1]==='en'?'${locales.en.dir}':'${locales.ar.dir}'}})(document.documentElement)`;

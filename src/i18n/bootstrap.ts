/** What happens before the page wakes up in the browser. */
import { localeCookie, localeCookieSeconds, locales } from './locales';
import { isLocalized } from './localization';

declare global {
  interface Window {
    /** Path that Gatsby's runtime believes the HTML belongs to. */
    pagePath?: string;
  }
}

/**
 * Lets Gatsby hydrate whatever HTML the host answered, an English twin too, at the address in the address bar:
 * told that the HTML belongs elsewhere, it would go there.
 */
export function adoptRenderedPage(): void {
  window.pagePath = window.location.pathname;
}

/**
 * Source of the script that runs before anything else of a site with both languages, so that neither the router nor the first paint sees what it
 * corrects. A visit to `/en/…` is a choice of English: it is remembered and the address loses its prefix. Elsewhere,
 * where the host could not read the cookie and the page arrives in the other language, language and direction are
 * set, so that the layout does not jump when the texts follow.
 */
export const bilingualScript = `(function(d,l,m){
if(/^\\/en(\\/|$)/.test(l.pathname)){
document.cookie='${localeCookie}=en; Path=/; Max-Age=${localeCookieSeconds}; SameSite=Lax'+(l.protocol==='https:'?'; Secure':'');
history.replaceState(history.state,'',(l.pathname.slice(3)||'/')+l.search+l.hash);
d.lang='en';d.dir='${locales.en.dir}'
}else if((m=/(?:^|; )${localeCookie}=(ar|en)/.exec(document.cookie))&&m[1]!==d.lang){
d.lang=m[1];d.dir=m[1]==='en'?'${locales.en.dir}':'${locales.ar.dir}'
}})(document.documentElement,location)`.replaceAll('\n', '');

/** The same for a site in Arabic alone: addresses lose the prefix, and neither they nor a cookie choose a language. */
export const arabicScript = `(function(l){
if(/^\\/en(\\/|$)/.test(l.pathname))history.replaceState(history.state,'',(l.pathname.slice(3)||'/')+l.search+l.hash)
})(location)`.replaceAll('\n', '');

export const beforePaintScript = isLocalized ? bilingualScript : arabicScript;

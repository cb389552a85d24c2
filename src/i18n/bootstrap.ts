import { localeCodes, localeCookie, localeCookieSeconds, locales } from './locales';
import { isLocalized } from './localization';

declare global {
  interface Window {
    /** Path of the HTML, for Gatsby's runtime. */
    pagePath?: string;
  }
}

/**
 * Lets Gatsby hydrate whatever HTML the host answered, the English version too, at the current address: if it knew that
 * the HTML belongs to another address, it would navigate there.
 */
export function adoptRenderedPage(): void {
  window.pagePath = window.location.pathname;
}

const prefix = locales.en.localePrefix;

/** Source of a pattern of the paths below the English prefix. */
const englishPath = `/^\\${prefix}(\\/|$)/`;

/**
 * Source of the script that runs before the router and the first paint, on a site with both languages. A visit to `/en/…`
 * chooses English: the choice is stored and the address loses its prefix. Where the host cannot read the cookie and the
 * page comes in the other language, it sets language and direction, so that the layout does not jump when the texts
 * follow.
 */
export const bilingualScript = `(function(d,l,m){
if(${englishPath}.test(l.pathname)){
document.cookie='${localeCookie}=en; Path=/; Max-Age=${localeCookieSeconds}; SameSite=Lax'+(l.protocol==='https:'?'; Secure':'');
history.replaceState(history.state,'',(l.pathname.slice(${prefix.length})||'/')+l.search+l.hash);
d.lang='en';d.dir='${locales.en.dir}'
}else if((m=/(?:^|; )${localeCookie}=(${localeCodes.join('|')})/.exec(document.cookie))&&m[1]!==d.lang){
d.lang=m[1];d.dir=m[1]==='en'?'${locales.en.dir}':'${locales.ar.dir}'
}})(document.documentElement,location)`.replaceAll('\n', '');

/** The same for a site in Arabic only: addresses lose the prefix, and neither they nor the cookie choose a language. */
export const arabicScript = `(function(l){
if(${englishPath}.test(l.pathname))history.replaceState(history.state,'',(l.pathname.slice(${prefix.length})||'/')+l.search+l.hash)
})(location)`.replaceAll('\n', '');

export const beforePaintScript = isLocalized ? bilingualScript : arabicScript;

/** Scripts that stand in the HTML. Nothing that browsers import may import this file: it would ship them twice. */
import { localeCodes, localeCookie, localeCookieSeconds, locales } from './locales';
import { isLocalized } from './localization';

const others = localeCodes.filter((code) => locales[code].localePrefix !== '').join('|');
const rightToLeft = localeCodes.filter((code) => locales[code].dir === 'rtl').join('|');

/** Source of what finds the prefix of a path, and the language in it. */
const prefixOfPath = `/^\\/(${others})(?=\\/|$)/.exec(l.pathname)`;

/** Source of what removes the prefix from the address. */
const removePrefix =
  "history.replaceState(history.state,'',(l.pathname.slice(m[0].length)||'/')+l.search+l.hash)";

/**
 * Source of the script that runs before the router and the first paint, on a site with all languages. A visit to `/en/…`
 * chooses English: the choice is stored and the address loses its prefix. Where the host cannot read the cookie and the
 * page comes in the other language, it sets language and direction, so that the layout does not jump when the texts
 * follow. The language switch leads to another page before hydration: the language of its button is stored, or the host would
 * answer in the stored one.
 */
export const multilingualScript = `(function(d,l,m,p){
function keep(code){document.cookie='${localeCookie}='+code+'; Path=/; Max-Age=${localeCookieSeconds}; SameSite=Lax'+(l.protocol==='https:'?'; Secure':'')}
addEventListener('submit',function(e){
try{if(e.submitter&&e.submitter.lang)keep(e.submitter.lang)}catch(e){}
},true);
if(p=m=${prefixOfPath})${removePrefix};
try{if(p)keep(m[1]);
else m=/(?:^|; )${localeCookie}=(${localeCodes.join('|')})/.exec(document.cookie)
}catch(e){}
if(m&&m[1]!==d.lang){d.lang=m[1];d.dir=/^(${rightToLeft})/.test(m[1])?'rtl':'ltr'}
})(document.documentElement,location)`.replaceAll('\n', '');

/** The same for a site in Arabic only: addresses lose the prefix, and neither they nor the cookie choose a language. */
export const arabicScript = `(function(l,m){
if(m=${prefixOfPath})${removePrefix}
})(location)`.replaceAll('\n', '');

export const beforePaintScript = isLocalized ? multilingualScript : arabicScript;

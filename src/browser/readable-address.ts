/**
 * Addresses that cannot be read: percent signs that are no escapes, backslashes, slashes that begin another host. The
 * router reads every address, some parts of it twice, and stops the whole page over one that cannot be read.
 */

/** Where no page is: the error page stays what it is there. */
const nowhere = '/404';

/**
 * Source of the script that mends the address before the router sees it. Hosts answer the error page there, or lead to
 * the right address; this is for the ones that cannot.
 */
export const readableAddressScript = `(function(l,p,h){
p=l.pathname;h=l.hash;
try{decodeURIComponent(decodeURIComponent(p))}catch(e){p='${nowhere}'}
try{decodeURIComponent(h)}catch(e){h=''}
if(/%5c/i.test(p))p='${nowhere}';
p=p.replace(/\\/\\/+/g,'/');
if(p!==l.pathname||h!==l.hash)history.replaceState(history.state,'',p+l.search+h)
})(location)`.replaceAll('\n', '');

/** The same for a hash that comes while the page is there, typed into the address. */
export function fixHash(): void {
  const { hash, pathname, search } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    history.replaceState(history.state, '', pathname + search);
  }
}

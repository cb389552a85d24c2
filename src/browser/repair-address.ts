/** The error page is shown for addresses that cannot be repaired. */
const notFoundPath = '/404';

/**
 * Source of the script that repairs the address before the router sees it: malformed percent sequences, backslashes, and
 * slashes that begin another host. The router decodes every address, some parts of it twice, and fails for the whole
 * page on a malformed one. Hosts answer the error page or redirect; this is for the ones that cannot.
 */
export const repairAddressScript = `(function(l,p,h){
p=l.pathname;h=l.hash;
try{decodeURIComponent(decodeURIComponent(p))}catch(e){p='${notFoundPath}'}
try{decodeURIComponent(h)}catch(e){h=''}
if(/%5c/i.test(p))p='${notFoundPath}';
p=p.replace(/\\/\\/+/g,'/');
if(p!==l.pathname||h!==l.hash)history.replaceState(history.state,'',p+l.search+h)
})(location)`.replaceAll('\n', '');

/** Removes a malformed hash that was typed into the address while the page is shown. */
export function repairHash(): void {
  const { hash, pathname, search } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    history.replaceState(history.state, '', pathname + search);
  }
}

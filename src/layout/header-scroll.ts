/** The header of the home page is transparent until the page is scrolled 50 px, then white. Specification, section 9. */
const solidFrom = 50;

/**
 * Source of the script that sets `<html data-scrolled>` while the page is scrolled. It runs before the first paint and
 * without React: a page that the browser restores in its middle has the right header at once, and scrolling renders
 * nothing. In a file of its own, so that no bundle carries it.
 */
export const headerScrollScript = `(function(d,f){
f=function(){d.toggleAttribute('data-scrolled',scrollY>=${solidFrom})};
addEventListener('scroll',f,{passive:true});f()
})(document.documentElement)`.replaceAll('\n', '');

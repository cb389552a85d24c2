/** From how much of scroll the header of the home page is white, in CSS pixels (specification, section 9). */
const solidFrom = 50;

/**
 * Source of the script that marks the document while the page is scrolled. It runs before the first paint and without
 * React: a page that the browser restores in its middle has the right header at once, and scrolling renders nothing.
 */
export const scrollScript = `(function(d,f){
f=function(){d.toggleAttribute('data-scrolled',scrollY>=${solidFrom})};
addEventListener('scroll',f,{passive:true});f()
})(document.documentElement)`.replaceAll('\n', '');

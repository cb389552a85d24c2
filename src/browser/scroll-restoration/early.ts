/**
 * Source of the script for the time before the page answers; it stands in the head. It marks the document once the
 * visitor has moved the page: who reads on is not taken back to where the page began. And Back or Forward to another
 * page, which nobody but the browser notices yet, loads that page.
 */
export const earlyPlaceScript = `(function(d,l,p,f,t){
p=l.pathname;f=function(){d.dataset.moved=''};
for(t of['wheel','touchmove','keydown'])addEventListener(t,f,{passive:true,once:true});
addEventListener('popstate',function(){if(!('hydrated' in d.dataset)&&l.pathname!==p)l.reload()})
})(document.documentElement,location)`.replaceAll('\n', '');

export const hasMoved = (): boolean => 'moved' in document.documentElement.dataset;

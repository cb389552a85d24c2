/**
 * Source of the script that marks the document once the visitor has moved the page. It stands in the head: who reads on
 * while the page wakes up is not taken back to where it began.
 */
export const movedScript = `(function(d,f,t){
f=function(){d.dataset.moved=''};
for(t of['wheel','touchmove','keydown'])addEventListener(t,f,{passive:true,once:true})
})(document.documentElement)`.replaceAll('\n', '');

export const hasMoved = (): boolean => 'moved' in document.documentElement.dataset;

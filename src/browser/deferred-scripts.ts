declare global {
  interface Window {
    /** The chunks of each page, by the name of its component. */
    ___chunkMapping?: string | Record<string, string[]>;
  }
}

/** `id` of the `<template>` that holds the scripts of a page; browsers neither fetch nor run what is inside. */
export const deferredScriptsId = 'deferred-scripts';

/** A page that is still loading starts its scripts after this time. Milliseconds after its HTML was parsed. */
const longestWait = 2_000;

/**
 * Source of the script that moves the scripts of the page out of their `<template>`: after the page has loaded and been
 * painted, at the first touch, press or key, or when loading takes long. Pictures and fonts then have the connection for
 * themselves until the visitor sees the page. On 2g and 3g they would have it for too long: there all that hydration needs is
 * requested while the page itself still comes, and started once it is there.
 *
 * Gatsby writes its list of chunks as a JSON string, but looks names up in it as in an object, and would fetch ahead only
 * the data of pages whose links are in view, never their code. So the list is parsed here.
 */
export const startScriptsScript = `(function(w,d,asked,started){
var events=['pointerdown','touchstart','keydown'],slow=/[23]g/.test((navigator.connection||{}).effectiveType);
function template(){return d.getElementById('${deferredScriptsId}')}
function preload(href,l){
l=d.createElement('link');l.rel='preload';l.as='script';l.href=href;d.head.appendChild(l)
}
function ask(c){
if(asked)return;
asked=JSON.parse(JSON.parse(/=(".*")/.exec(c.getElementById('gatsby-chunk-mapping').text)[1]));
c.querySelectorAll('script[src]').forEach(function(s){preload(s.getAttribute('src'))});
c.querySelectorAll('link').forEach(function(l){
if(l.dataset.chunk)asked[l.dataset.chunk].forEach(preload);
else d.head.appendChild(l)
})
}
function start(){
var t=template();
if(started)return;
if(!t||d.readyState==='loading'){
t&&ask(t.content);
return d.addEventListener('DOMContentLoaded',start)
}
started=true;
events.forEach(function(e){removeEventListener(e,start,true)});
w.pagePath=t.dataset.page;
ask(t.content);
d.body.appendChild(t.content);
w.___chunkMapping=asked
}
events.forEach(function(e){addEventListener(e,start,true)});
d.addEventListener('DOMContentLoaded',function(){setTimeout(start,slow?0:${longestWait})});
function painted(){
!d.hidden&&w.PerformancePaintTiming&&!performance.getEntriesByName('first-contentful-paint').length?requestAnimationFrame(painted):setTimeout(start)
}
addEventListener('load',function(){d.hidden?start():requestAnimationFrame(painted)});
if(slow&&template())ask(template().content)
})(window,document)`.replaceAll('\n', '');

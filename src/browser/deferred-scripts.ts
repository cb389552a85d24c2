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
 * themselves until the visitor sees the page. On 2g and 3g they would have it for too long: there scripts start with them.
 *
 * Gatsby writes its list of chunks as a JSON string, but looks names up in it as in an object, and would fetch ahead only
 * the data of pages whose links are in view, never their code. So the list is parsed here.
 */
export const startScriptsScript = `(function(w,d,started){
var events=['pointerdown','touchstart','keydown'];
function start(){
var t=d.getElementById('${deferredScriptsId}'),page;
if(started)return;
if(!t)return d.addEventListener('DOMContentLoaded',start);
started=true;
events.forEach(function(e){removeEventListener(e,start,true)});
w.pagePath=t.dataset.page;
d.body.appendChild(t.content);
page=d.querySelector('link[data-chunk]');
page.href=(w.___chunkMapping=JSON.parse(w.___chunkMapping))[page.dataset.chunk][0];
page.rel='preload'
}
events.forEach(function(e){addEventListener(e,start,true)});
d.addEventListener('DOMContentLoaded',function(){setTimeout(start,/[23]g/.test((navigator.connection||{}).effectiveType)?0:${longestWait})});
function painted(){
!d.hidden&&w.PerformancePaintTiming&&!performance.getEntriesByName('first-contentful-paint').length?requestAnimationFrame(painted):setTimeout(start)
}
addEventListener('load',function(){d.hidden?start():requestAnimationFrame(painted)})
})(window,document)`.replaceAll('\n', '');

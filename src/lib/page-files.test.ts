import { filesOfPage } from './page-files';

const html = `<html><head><link rel="preload" as="font" type="font/woff2" href="/static/f-1.woff2" crossorigin="anonymous"/></head>
<img src="/brand/logo.svg" alt=""/><svg><use href="/drawings/plan.svg#lines"></use></svg>
<template><script>window.___chunkMapping="{\\"component---faq\\":[\\"/faq-1.js\\",\\"/shared-2.js\\"],\\"component---home\\":[\\"/home-3.js\\"]}";</script>
<script src="/app-4.js" async=""></script>
<link as="script" data-chunk="component---faq"/>
<link rel="preload" as="fetch" href="/page-data/FAQ/page-data.json" crossorigin="anonymous"/></template></html>`;

test('a page needs its data, the scripts that it names or its component has, its fonts and drawings', () => {
  expect(filesOfPage(html)).toEqual({
    component: 'component---faq',
    data: ['/page-data/FAQ/page-data.json'],
    files: [
      '/app-4.js',
      '/static/f-1.woff2',
      '/faq-1.js',
      '/shared-2.js',
      '/brand/logo.svg',
      '/drawings/plan.svg',
    ],
  });
});

test('a page without a list of chunks needs what it names alone', () => {
  expect(filesOfPage('<script src="/a-1.js"></script>')).toEqual({
    component: undefined,
    data: [],
    files: ['/a-1.js'],
  });
});

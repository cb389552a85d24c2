import { completeScripts, pageChunks } from './scripts-slice';

test('a page needs its own chunk and those it shares, without those of every page', () => {
  const assetsByChunkName = {
    app: ['framework-1.js', 'app-1.js'],
    'page-about': ['framework-1.js', 'shared-2.js', 'page-about-3.js', 'page-about-3.css'],
  };
  expect(pageChunks({ assetsByChunkName })).toEqual({
    app: ['/app-1.js', '/framework-1.js'],
    'page-about': ['/page-about-3.js', '/shared-2.js'],
  });
});

test('the scripts of a page list these chunks and come before pictures', () => {
  const html =
    '<script id="gatsby-chunk-mapping">window.___chunkMapping="{\\"a\\":[\\"/a.js\\"]}";</script>\n' +
    '<script>window.___webpackCompilationHash="1";</script><script src="/app.js" async></script>';
  expect(completeScripts(html, { a: ['/a.js', '/b.js'] })).toBe(
    '<script id="gatsby-chunk-mapping">window.___chunkMapping="{\\"a\\":[\\"/a.js\\",\\"/b.js\\"]}";</script>\n' +
      '<script>window.___webpackCompilationHash="1";</script><script fetchpriority="high" src="/app.js" async></script>',
  );
});

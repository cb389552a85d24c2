import { pageChunks } from './chunk-map';

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

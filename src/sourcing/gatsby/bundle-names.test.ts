import { shortenBundleNames } from './bundle-names';

test('bundles have short names, and nothing else is changed', () => {
  const shared = { priority: 10, name: (text: string) => text.repeat(40) };
  const config = {
    mode: 'production',
    output: { filename: '[name].js' },
    optimization: { minimize: true, splitChunks: { maxSize: 1, cacheGroups: { lib: { test: 1 }, shared } } },
  };
  const short = shortenBundleNames(config);
  expect(short).toMatchObject({
    mode: 'production',
    output: { filename: '[name].js', hashDigestLength: 12 },
    optimization: {
      minimize: true,
      splitChunks: { maxSize: 1, cacheGroups: { lib: { test: 1 }, shared: { priority: 10 } } },
    },
  });
  expect(short.optimization.splitChunks.cacheGroups.shared.name('a')).toBe('a'.repeat(8));
});

test('settings without shared bundles stay as they are', () => {
  expect(shortenBundleNames({ output: {} })).toEqual({ output: { hashDigestLength: 12 } });
});

import { shortenBundleNames } from './bundle-names';

/** Names code that chunks share as Gatsby does: by their names alone. */
const join = (_module: unknown, chunks: readonly { name?: string | null }[]) =>
  chunks.map(({ name }) => String(name).repeat(40)).join('');

test('bundles have short names, and nothing else is changed', () => {
  const shared = { priority: 10, name: join };
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
  const { name } = short.optimization.splitChunks.cacheGroups.shared;
  const nameOf = (...names: (string | null)[]) =>
    name(
      undefined as never,
      names.map((one) => ({ name: one })),
    );
  expect(nameOf('a', null)).toBe('a'.repeat(8));
  // Otherwise whatever any two chunks without a name share would be one bundle.
  expect(nameOf(null, null)).toBeUndefined();
});

test('settings without shared bundles stay as they are', () => {
  expect(shortenBundleNames({ output: {} })).toEqual({ output: { hashDigestLength: 12 } });
});

/** What of webpack's settings names bundles. */
interface BundleSettings {
  output?: object;
  optimization?: { splitChunks?: { cacheGroups?: { shared?: { name?: NameBundle } } } };
}

type NameBundle = (...args: never[]) => string;

/**
 * Hexadecimal digits that name a version of a bundle. Servers know bundles by 12 or more (`deploy/rules/headers.ts`).
 */
const hashDigestLength = 12;

/** Digits of the 40 by which Gatsby names code that several pages share; there are about ten of these. */
const nameLength = 8;

/**
 * The settings of webpack with short names of bundles: every first visit loads the names of all.
 * @param config settings as Gatsby made them
 */
export function shortenBundleNames<Config extends BundleSettings>(config: Config): Config {
  const { output, optimization } = config;
  const { splitChunks } = optimization ?? {};
  const { shared, ...others } = splitChunks?.cacheGroups ?? {};
  const { name } = shared ?? {};
  const named = { ...config, output: { ...output, hashDigestLength } };
  if (!name) return named;
  const cacheGroups = {
    ...others,
    shared: { ...shared, name: (...args: never[]) => name(...args).slice(0, nameLength) },
  };
  return { ...named, optimization: { ...optimization, splitChunks: { ...splitChunks, cacheGroups } } };
}

/** What of webpack's settings names bundles. */
interface BundleSettings {
  output?: object;
  optimization?: { splitChunks?: { cacheGroups?: { shared?: { name?: NameBundle } } } };
}

type NameBundle = (module: never, chunks: readonly Chunk[], group: never) => string | undefined;

/** What webpack loads at once. Those of pages have a name, code that is loaded on demand has none. */
interface Chunk {
  name?: string | null;
}

/**
 * Hexadecimal digits that name a version of a bundle. Servers know bundles by 12 or more (`deploy/rules/headers.ts`).
 */
const hashDigestLength = 12;

/** Digits of the 40 by which Gatsby names code that several pages share; there are about ten of these. */
const nameLength = 8;

/**
 * The settings of webpack with short names of bundles: every first visit loads the names of all. Gatsby joins the names of those
 * who share code, so that what any two without a name have in common would be in one bundle, which each of them loads whole:
 * webpack itself decides about these.
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
    shared: {
      ...shared,
      name: (...[module, chunks, group]: Parameters<NameBundle>) =>
        chunks.some((chunk) => chunk.name) ? name(module, chunks, group)?.slice(0, nameLength) : undefined,
    },
  };
  return { ...named, optimization: { ...optimization, splitChunks: { ...splitChunks, cacheGroups } } };
}

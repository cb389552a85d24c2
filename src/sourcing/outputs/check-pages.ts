import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { pageDataPath } from '../../lib/page-data-path';

/** Addresses that a message names at most. */
const maxNamed = 5;

const named = (addresses: readonly string[]): string => {
  const more = addresses.length > maxNamed ? ` and ${addresses.length - maxNamed} more` : '';
  return addresses.slice(0, maxNamed).join(', ') + more;
};

/**
 * Addresses of pages whose HTML or data is not in the build. A page that did not change is not written again: Gatsby relies
 * on what is there.
 */
export function missingPages(addresses: readonly string[], publicDirectory: string): string[] {
  const isThere = (...names: string[]) => existsSync(path.join(publicDirectory, ...names));
  return addresses.filter((address) => {
    const html = address.endsWith('.html') ? address : path.join(address, 'index.html');
    return !isThere(html) || !isThere(pageDataPath(address));
  });
}

/** A page of one record. */
interface RecordPage {
  path: string;
  /** Digest of the record as this build read it. */
  digest: string;
}

/** Addresses of pages that show an earlier version of their record: Gatsby did not notice that it changed. */
export const outdatedPages = (pages: readonly RecordPage[], publicDirectory: string): string[] =>
  pages
    .filter(({ path: address, digest }) => {
      const data = readFileSync(path.join(publicDirectory, pageDataPath(address)), 'utf8');
      return !data.includes(`"contentDigest":"${digest}"`);
    })
    .map((page) => page.path);

interface Node {
  id: string;
  internal: { contentDigest: string };
}

interface SitePage {
  path: string;
  pageContext: { id?: string } | null;
}

interface BuiltPages {
  allSitePage: { nodes: SitePage[] };
  allProject: { nodes: Node[] };
  allUnitPage: { nodes: Node[] };
  allRental: { nodes: Node[] };
  allBlog: { nodes: Node[] };
}

const builtPagesQuery = `
  query PagesOfTheBuild {
    allSitePage {
      nodes {
        path
        pageContext
      }
    }
    ${['allProject', 'allUnitPage', 'allRental', 'allBlog']
      .map((list) => `${list} { nodes { id internal { contentDigest } } }`)
      .join('\n    ')}
  }
`;

/** What of Gatsby's state says which queries there are. */
interface State {
  staticQueryComponents: ReadonlyMap<string, { query: string; hash: string }>;
  components: ReadonlyMap<string, { query: string }>;
  pages: ReadonlyMap<string, { componentPath: string; context: object }>;
}

/** Whether a file has what a query gives now. @param dataOf finds the result in what the file holds */
async function isCurrent(
  { graphql }: BuildArgs,
  { query, variables, file, dataOf }: WrittenQuery,
): Promise<boolean> {
  const { data } = await graphql(query, variables);
  const written = dataOf(JSON.parse(readFileSync(file, 'utf8')) as Written) ?? null;
  return JSON.stringify(written) === JSON.stringify(data ?? null);
}

interface Written {
  data?: unknown;
  result?: { data?: unknown };
}

interface WrittenQuery {
  query: string;
  variables?: object;
  file: string;
  dataOf: (written: Written) => unknown;
}

/** Names of the parts that pages share and that are not what their queries give now. */
async function outdatedParts(args: BuildArgs, publicDirectory: string): Promise<string[]> {
  const { staticQueryComponents } = args.store.getState() as State;
  const outdated = await Promise.all(
    [...staticQueryComponents.values()].map(async ({ query, hash }) => {
      const file = path.join(publicDirectory, 'page-data', 'sq', 'd', `${hash}.json`);
      const isSame = await isCurrent(args, { query, file, dataOf: ({ data }) => data });
      return isSame ? [] : [`what all pages share (${hash})`];
    }),
  );
  return outdated.flat();
}

/** Addresses of those pages, of lists and of texts, that are not what their queries give now. There are few such pages. */
async function outdatedQueries(
  args: BuildArgs,
  addresses: readonly string[],
  publicDirectory: string,
): Promise<string[]> {
  const { pages, components } = args.store.getState() as State;
  const outdated: string[] = [];
  for (const address of addresses) {
    const page = pages.get(address);
    const query = page && components.get(page.componentPath)?.query;
    if (!query) continue;
    const written = {
      ...{ query, variables: { ...page, ...page.context } },
      ...{ file: path.join(publicDirectory, pageDataPath(address)), dataOf: dataOfPage },
    };
    if (!(await isCurrent(args, written))) outdated.push(address);
  }
  return outdated;
}

const dataOfPage = ({ result }: Written): unknown => result?.data;

/**
 * Ends the build when a page is missing, or shows what the API or a text said before: then the cache of earlier builds is
 * damaged, and a build without it is right.
 */
export async function checkPages(args: BuildArgs, publicDirectory: string): Promise<void> {
  const { data } = await args.graphql<BuiltPages>(builtPagesQuery);
  if (!data) throw new Error('The pages of the build cannot be read');
  const { allSitePage, ...records } = data;
  const missing = missingPages(
    allSitePage.nodes.map((page) => page.path),
    publicDirectory,
  );
  if (missing.length > 0) args.reporter.panic(`Pages are missing in the build: ${named(missing)}`);
  const digests = new Map(
    Object.values(records).flatMap(({ nodes }) =>
      nodes.map(({ id, internal }) => [id, internal.contentDigest]),
    ),
  );
  const digestOf = ({ pageContext }: SitePage) => digests.get(pageContext?.id ?? '');
  const recordPages = allSitePage.nodes.flatMap((page) => {
    const digest = digestOf(page);
    return digest === undefined ? [] : [{ path: page.path, digest }];
  });
  const others = allSitePage.nodes.filter((page) => digestOf(page) === undefined);
  const outdated = [
    ...outdatedPages(recordPages, publicDirectory),
    ...(await outdatedQueries(
      args,
      others.map((page) => page.path),
      publicDirectory,
    )),
    ...(await outdatedParts(args, publicDirectory)),
  ];
  if (outdated.length > 0)
    args.reporter.panic(`Pages show earlier versions of their records: ${named(outdated)}`);
}

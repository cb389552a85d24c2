import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { pageDataPath } from '../lib/page-data-path';

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

interface BuiltPages {
  allSitePage: { nodes: { path: string; pageContext: { id?: string } | null }[] };
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

/** What of Gatsby's state says which queries belong to no page. */
interface State {
  staticQueryComponents: ReadonlyMap<string, { query: string; hash: string }>;
}

/** Names of the parts that pages share and that are not what their queries give now. */
async function outdatedParts({ graphql, store }: BuildArgs, publicDirectory: string): Promise<string[]> {
  const { staticQueryComponents } = store.getState() as State;
  const outdated = await Promise.all(
    [...staticQueryComponents.values()].map(async ({ query, hash }) => {
      const { data } = await graphql(query);
      const file = path.join(publicDirectory, 'page-data', 'sq', 'd', `${hash}.json`);
      const written = JSON.parse(readFileSync(file, 'utf8')) as { data: unknown };
      return JSON.stringify(written.data) === JSON.stringify(data) ? [] : [`what all pages share (${hash})`];
    }),
  );
  return outdated.flat();
}

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
  const recordPages = allSitePage.nodes.flatMap(({ path: address, pageContext }) => {
    const digest = digests.get(pageContext?.id ?? '');
    return digest === undefined ? [] : [{ path: address, digest }];
  });
  const outdated = [
    ...outdatedPages(recordPages, publicDirectory),
    ...(await outdatedParts(args, publicDirectory)),
  ];
  if (outdated.length > 0)
    args.reporter.panic(`Pages show earlier versions of their records: ${named(outdated)}`);
}

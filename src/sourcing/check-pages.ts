import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { pageDataPath } from '../lib/page-data-path';

/** Addresses that the message names at most. */
const maxNamed = 5;

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

/** Ends the build when a page is missing: the cache of earlier builds is damaged, and a build without it has them all. */
export async function checkPages({ graphql, reporter }: BuildArgs, publicDirectory: string): Promise<void> {
  const { data } = await graphql<{ allSitePage: { nodes: { path: string }[] } }>(`
    query PagesOfTheBuild {
      allSitePage {
        nodes {
          path
        }
      }
    }
  `);
  const addresses = (data?.allSitePage.nodes ?? []).map((page) => page.path);
  const missing = missingPages(addresses, publicDirectory);
  if (missing.length === 0) return;
  const more = missing.length > maxNamed ? ` and ${missing.length - maxNamed} more` : '';
  reporter.panic(`Pages are missing in the build: ${missing.slice(0, maxNamed).join(', ')}${more}`);
}

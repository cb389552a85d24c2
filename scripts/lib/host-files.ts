import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nginxBuildFile, nginxBuildMaps } from '../../deploy/nginx/headers';
import { staticRedirects } from '../../deploy/edge/static-host-files';
import { headersFile } from '../../deploy/rules/headers-file';
import { noIndexMark } from '../../deploy/rules/indexing';
import { redirectsFile, toRedirects, type Redirects } from '../../deploy/rules/redirects';
import { pagePolicy, type PageSources } from '../../deploy/rules/security-policy';
import { withdrawnFolder, withdrawnMark } from '../../deploy/rules/withdrawn-adverts';
import { localeCodes, locales } from '../../src/i18n/locales';
import { redirectsListFile } from '../../src/sourcing/nodes/source-content';
import { movedListFile, withdrawnListFile } from '../../src/sourcing/outputs/withdrawn';
import type { MediaOrigins } from '../../src/sourcing/nodes/media-origins';
import type { BuildReport } from '../../src/sourcing/read/build-report';
import { readEnv, type BuildEnv } from '../../src/lib/env';
import { collectInlineScripts } from './inline-scripts';
import { cacheDir, dataDir } from './paths';

interface RedirectRow {
  from: string;
  to: string;
}

/** Tiles come from several hosts where the address has other braces than those of the place: `https://{s}.example.sa`. */
function tilesOrigin(address: string): string {
  const { protocol, host } = new URL(address.replace(/\{\w+\}/g, 'any'));
  const hasHosts = /^https?:\/\/\{\w+\}\./.test(address);
  return `${protocol}//${hasHosts ? host.replace(/^any\./, '*.') : host}`;
}

/**
 * What the pages of a build load, from its settings and from the addresses of media that its data named.
 * @param env settings of the build
 * @param media origins of the data's media
 */
export function pageSources(env: BuildEnv, media: MediaOrigins, scriptHashes: string[]): PageSources {
  const api = env.GATSBY_API_FORWARDED === 'on' ? [] : [env.GATSBY_API_URL];
  return {
    scriptHashes,
    calls: [...api, ...media.downloads],
    pictures: [
      env.GATSBY_API_URL,
      ...media.pictures,
      ...env.MEDIA_ORIGINS.split(' ').filter(Boolean),
      tilesOrigin(env.GATSBY_TILES_URL),
    ].sort(),
  };
}

/**
 * Writes what hosts need to know of a build into it: `_headers` and `_redirects` of static hosts, and nginx's part.
 * @param admin the Content-Security-Policy of the editing page
 */
export function writeHostFiles(buildDir: string, env: Record<string, string>, admin: string): void {
  const scriptHashes = collectInlineScripts(buildDir, path.join(cacheDir, 'inline-scripts.json'));
  const report = JSON.parse(readFileSync(path.join(dataDir, 'source-report.json'), 'utf8')) as BuildReport;
  const policy = pagePolicy(pageSources(readEnv(env), report.media_origins ?? noMedia, scriptHashes));
  const redirects = readRedirects(buildDir);
  const isPreview = readEnv(env).SITE_INDEXING === 'off';
  const files = {
    _headers: headersFile(policy, admin, isPreview),
    ...(isPreview && { [noIndexMark]: 'noindex\n' }),
    _redirects: staticRedirects(redirects),
    [redirectsFile]: `${JSON.stringify(redirects)}\n`,
    [nginxBuildFile]: nginxBuildMaps(policy, admin, redirects),
  };
  rmSync(path.join(buildDir, noIndexMark), { force: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(buildDir, name), text);
  writeWithdrawnMarks(buildDir, readWithdrawn());
}

const readRows = (file: string) =>
  JSON.parse(readFileSync(path.join(dataDir, file), 'utf8')) as RedirectRow[];

/**
 * The redirects of the content, but those of a page that this build has: that of a record which is published again. Before
 * them the earlier addresses of records that have a new one.
 */
function readRedirects(buildDir: string): Redirects {
  const rows = readRows(redirectsListFile);
  const withdrawn = new Set(readWithdrawn());
  const hasPage = ({ from }: RedirectRow) =>
    existsSync(path.join(buildDir, from, 'index.html')) && !withdrawn.has(encodeURI(from));
  for (const { from } of rows.filter(hasPage)) {
    console.warn(`content/site/redirects.md: ${from} has a page again and is not redirected.`);
  }
  return toRedirects([...readRows(movedListFile), ...rows.filter((row) => !hasPage(row))]);
}

const noMedia: MediaOrigins = { pictures: [], downloads: [] };

const readWithdrawn = () =>
  JSON.parse(readFileSync(path.join(dataDir, withdrawnListFile), 'utf8')) as string[];

/** The decoded path of an address that can be the path of a file; undefined for slugs and ids that hold a slash or more. */
function filePath(address: string): string | undefined {
  const segments = address.split('/').map(decodeURIComponent);
  const isPlain = segments.every(
    (one) => !/[\\/\0]/.test(one) && one !== '..' && Buffer.byteLength(one) < 240,
  );
  return isPlain ? segments.join('/') : undefined;
}

/** Marks the pages of withdrawn adverts, in each language, and no others. @param addresses without locale prefix */
export function writeWithdrawnMarks(buildDir: string, addresses: readonly string[]): void {
  rmSync(path.join(buildDir, withdrawnFolder), { recursive: true, force: true });
  for (const pathname of addresses.map(filePath)) {
    if (pathname === undefined) continue;
    for (const code of localeCodes) {
      const mark = path.join(buildDir, withdrawnMark(locales[code].localePrefix + pathname));
      mkdirSync(path.dirname(mark), { recursive: true });
      writeFileSync(mark, '410\n');
    }
  }
}

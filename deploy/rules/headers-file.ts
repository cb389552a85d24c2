import { serviceWorkerPath } from '../../src/lib/kept-pages';
import { adminPath } from './admin';
import { noIndexHeaders } from './indexing';
import {
  cacheRules,
  calendarContentType,
  calendarGlob,
  feedContentType,
  feedPaths,
  resourcePolicy,
  revalidated,
  securityHeaders,
  strictTransportSecurity,
} from './headers';

const policyHeader = 'Content-Security-Policy';

/**
 * The `_headers` file that Netlify and Cloudflare Pages share, for the files that their functions send and for what these do
 * not answer.
 * @param policy the Content-Security-Policy of pages
 * @param admin that of the editing page
 * @param isPreview whether search engines shall leave the site out
 */
export function headersFile(policy: string, admin: string, isPreview = false): string {
  const robots = isPreview ? noIndexHeaders : {};
  const common = { ...securityHeaders, ...strictTransportSecurity, ...robots, [policyHeader]: policy };
  const everywhere = Object.entries(common).map(([name, value]) => `  ${name}: ${value}`);
  const cached = cacheRules.flatMap(({ globs, cacheControl }) =>
    globs
      .filter((glob) => glob !== serviceWorkerPath)
      .flatMap((glob) => [
        glob,
        `  Cache-Control: ${cacheControl}`,
        `  Cross-Origin-Resource-Policy: ${resourcePolicy(glob)}`,
      ]),
  );
  const types = [
    ...feedPaths.flatMap((path) => [path, `  Content-Type: ${feedContentType}`]),
    ...[calendarGlob, `  Content-Type: ${calendarContentType}`],
  ];
  // The sign takes the header of the rule above away; a host that does not know it has a function that sets it.
  const worker = [serviceWorkerPath, '  ! Cache-Control', `  Cache-Control: ${revalidated}`];
  const editing = [`${adminPath}/*`, `  ! ${policyHeader}`, `  ${policyHeader}: ${admin}`];
  return ['/*', ...everywhere, ...cached, ...types, ...worker, ...editing, ''].join('\n');
}

/** The policy in a `_headers` file. */
export const policyIn = (headers: string): string | undefined =>
  new RegExp(`^ +${policyHeader}: (.+)$`, 'm').exec(headers)?.[1];

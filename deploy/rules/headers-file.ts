import {
  cacheRules,
  feedContentType,
  feedPaths,
  resourcePolicy,
  securityHeaders,
  strictTransportSecurity,
} from './headers';

const policyHeader = 'Content-Security-Policy';

/**
 * The `_headers` file that Netlify and Cloudflare Pages share, for the files that their functions send and for what these do
 * not answer.
 * @param policy the Content-Security-Policy of pages
 */
export function headersFile(policy: string): string {
  const common = { ...securityHeaders, ...strictTransportSecurity, [policyHeader]: policy };
  const everywhere = Object.entries(common).map(([name, value]) => `  ${name}: ${value}`);
  const cached = cacheRules.flatMap(({ globs, cacheControl }) =>
    globs.flatMap((glob) => [
      glob,
      `  Cache-Control: ${cacheControl}`,
      `  Cross-Origin-Resource-Policy: ${resourcePolicy(glob)}`,
    ]),
  );
  const feeds = feedPaths.flatMap((path) => [path, `  Content-Type: ${feedContentType}`]);
  return ['/*', ...everywhere, ...cached, ...feeds, ''].join('\n');
}

/** The policy in a `_headers` file. */
export const policyIn = (headers: string): string | undefined =>
  new RegExp(`^ +${policyHeader}: (.+)$`, 'm').exec(headers)?.[1];

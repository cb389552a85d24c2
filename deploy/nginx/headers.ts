import { defaultLocale, localeCookie, locales } from '../../src/i18n/locales';
import { adminPath } from '../rules/admin';
import { prefixedRedirects, type Redirects } from '../rules/redirects';
import { prefixedLocales } from '../rules/addresses';
import { noIndexHeaders } from '../rules/indexing';
import {
  cacheControlByStatus,
  cacheRules,
  fileStatuses,
  notStored,
  revalidated,
  securityHeaders,
  sharedFilePattern,
  shortLived,
  strictTransportSecurity,
} from '../rules/headers';

const quote = (text: string) => `"${text.replace(/"/g, '\\"')}"`;

/** Lines of a block, one level in; the first one stands where it is put. */
export const block = (lines: readonly string[]): string => lines.join('\n    ');

/** A line for each locale that has a prefix, with its code and the prefix. */
const perPrefix = (line: (code: string, prefix: string) => string) =>
  block(prefixedLocales.map((code) => line(code, locales[code].localePrefix)));

const cacheControls = cacheRules.map(({ pattern, cacheControl }) => `"~${pattern}" "${cacheControl}";`);

const statusCacheControls = [
  `"~^(?:${fileStatuses.join('|')}) " $file_cache_control;`,
  ...Object.entries(cacheControlByStatus).map(([status, value]) => `"~^${status} " "${value}";`),
];

/** Name of the file in the root of the build that the site includes. */
export const nginxBuildFile = '_nginx.conf';

/**
 * Its content, inside `http { }`.
 * @param policy the Content-Security-Policy of pages
 * @param admin that of the editing page
 * @param redirects of editors
 */
export const nginxBuildMaps = (policy: string, admin: string, redirects: Redirects): string =>
  [
    'map $uri $content_security_policy {',
    `    default ${quote(policy)};`,
    `    "~^${adminPath}/" ${quote(admin)};`,
    '}',
    'map $uri $redirect_location {',
    '    default "";',
    ...prefixedRedirects(redirects, '$is_args$args').map(
      ([from, location]) => `    ${quote(from)} ${quote(location)};`,
    ),
    '}',
    '',
  ].join('\n');

const [transportHeader = '', transportValue = ''] = Object.entries(strictTransportSecurity).flat();

/** The directives of all answers' headers, inside `server { }`. */
export const headerLines: readonly string[] = [
  ...Object.entries(securityHeaders).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
  'add_header Cross-Origin-Resource-Policy $resource_policy always;',
  `add_header ${transportHeader} $transport_security always;`,
  'add_header Content-Security-Policy $content_security_policy always;',
  'add_header Cache-Control $cache_control always;',
  'add_header Content-Language $content_language always;',
  'add_header Vary $vary_cookie always;',
  `add_header ${Object.keys(noIndexHeaders).join()} $robots_tag always;`,
];

/** The variables that they name, inside `http { }`. */
export const headerMaps =
  (): string => `# What the pages of this build may run and load, and what editors redirect: reload nginx when a build has changed it.
include \${SITE_ROOT}/${nginxBuildFile};

# The language a visitor chose, as the prefix of its pages.
map $cookie_${localeCookie} $preferred_prefix {
    default "";
    ${perPrefix((code, prefix) => `${code} ${prefix};`)}
}

# The language to answer in: that of the address, else the chosen one.
map $request_uri $answer_prefix {
    default $preferred_prefix;
    ${perPrefix((_code, prefix) => `"~^${prefix}(?:[/?]|$)" ${prefix};`)}
}

# What follows is looked up with $uri after try_files: the path of the file that is sent.
map $uri $content_language {
    default "";
    ${perPrefix((code, prefix) => `"~^${prefix}/.*[.]html$" ${code};`)}
    "~[.]html$" ${defaultLocale};
}
map $uri $vary_cookie {
    default "";
    "~[.]html$" Cookie;
}
map $uri $file_cache_control {
    default "${shortLived}";
    "~[.]html$" "${revalidated}";
    ${block(cacheControls)}
}

# Caches keep good answers and, until they ask again, "not found" pages; never a refused request. Volatile: nginx looks
# before it knows the status of some of them.
map "$status $uri" $cache_control {
    volatile;
    default ${notStored};
    "~ (?:/api/|/healthz$)" ${notStored};
    ${block(statusCacheControls)}
}

map $uri $resource_policy {
    default same-origin;
    "~${sharedFilePattern}" cross-origin;
}

# TLS may end here or at a proxy in front. Over plain HTTP the header is not sent, and browsers would ignore it.
map "$https $http_x_forwarded_proto" $transport_security {
    default "";
    "~^on |^ https$" "${transportValue}";
}

`;

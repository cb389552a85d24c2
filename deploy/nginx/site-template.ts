import { addressAliases } from '../../src/lib/address-aliases';
import { apiBasePath, organizationKeyHeader } from '../../src/api-client/contract';
import { feedType } from '../../src/lib/routes';
import { defaultLocale, localeCookie, locales } from '../../src/i18n/locales';
import { apiLocations } from './api-locations';
import { cacheRules, feedPattern, revalidated, securityHeaders, shortLived } from '../rules/headers';
import { localePrefixPattern, prefixedLocales } from '../rules/addresses';
import {
  notFoundPageData,
  projectAddressPattern,
  projectPageDataPattern,
  slugPattern,
} from '../rules/unbuilt-projects';

const quote = (text: string) => `"${text.replace(/"/g, '\\"')}"`;
/** Lines of a block, one level in; the first one stands where it is put. */
const block = (lines: readonly string[]) => lines.join('\n    ');

const rewrites = addressAliases.map(({ to, aliases }) => {
  const spellings = [to.toLowerCase(), ...aliases].join('|');
  return `rewrite "^(${localePrefixPattern})(?!${to}$)(?i:${spellings})(?:/index[.]html|/)?$" $1${to} permanent;`;
});

/** A line for each locale that has a prefix, with its code and the prefix. */
const perPrefix = (line: (code: string, prefix: string) => string) =>
  block(prefixedLocales.map((code) => line(code, locales[code].localePrefix)));

const cacheControls = cacheRules.map(({ pattern, cacheControl }) => `"~${pattern}" "${cacheControl}";`);

const headers = Object.entries(securityHeaders).map(
  ([name, value]) => `add_header ${name} ${quote(value)} always;`,
);

/**
 * The nginx site as a template of `envsubst`, which fills in `SITE_LISTEN`, `SITE_ROOT`, `SITE_CACHE`, `GATSBY_API_URL`
 * and `GATSBY_ORGANIZATION_KEY`. It belongs inside `http { }`.
 */
export function nginxTemplate(): string {
  return `# The language a visitor chose, as the prefix of its pages.
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
map $uri $cache_control {
    default "${shortLived}";
    "~^/api/" no-store;
    "~[.]html$" "${revalidated}";
    ${block(cacheControls)}
}

# What the API said of projects that the build does not have.
proxy_cache_path \${SITE_CACHE} keys_zone=published_projects:1m max_size=4m inactive=1m;

map $request_uri $project_slug {
    default "";
    "~${projectAddressPattern}(?<slug>${slugPattern})(?:[?]|$)" $slug;
}

server {
    listen \${SITE_LISTEN};
    root \${SITE_ROOT};
    charset utf-8;
    server_tokens off;
    absolute_redirect off;

    ${block(headers)}
    add_header Cache-Control $cache_control always;
    add_header Content-Language $content_language always;
    add_header Vary $vary_cookie always;

    gzip on;
    gzip_static on;
    gzip_vary on;
    gzip_comp_level 5;
    gzip_min_length 1024;
    gzip_types text/css text/plain text/javascript text/xml application/javascript application/json
               application/manifest+json application/xml ${feedType} image/svg+xml;

    ${block(rewrites)}
    rewrite "(?s)^(/.+)(?:/index[.]html|/)$" $1 permanent;
    rewrite "^/index[.]html$" / permanent;

    # nginx has joined and unescaped the slashes by now; the browser has not.
    if ($request_uri ~* "^(?!/api/)[^?]*(//|%2f)") {
        rewrite "(?s)^(.*)$" $1 permanent;
    }

    error_page 404 @not_found;
    # An address that cannot be read: nginx knows neither its path nor its cookie.
    error_page 400 /404.html;
    recursive_error_pages on;

    location / {
        try_files $preferred_prefix$uri/index.html $uri/index.html $uri =404;
    }

    location ~ "${feedPattern}" {
        types { }
        default_type ${feedType};
        try_files $uri =404;
    }

    location = /healthz {
        access_log off;
        default_type text/plain;
        return 200 "ok\\n";
    }

    ${apiLocations()}

    location @not_found {
        recursive_error_pages off;
        try_files $answer_prefix/404.html $answer_prefix/404/index.html /404.html =404;
    }

    # A project published after the build: when the API has it, the error page's HTML loads it in the browser.
    location ~ "${projectAddressPattern}${slugPattern}$" {
        try_files $preferred_prefix$uri/index.html $uri/index.html @unbuilt_project;
    }

    location @unbuilt_project {
        auth_request /_published_project;
        error_page 401 403 500 502 503 504 = @no_such_project;
        try_files $answer_prefix/404.html $answer_prefix/404/index.html /404.html =404;
    }

    location ~ "${projectPageDataPattern}" {
        try_files $uri ${notFoundPageData};
    }

    location @no_such_project {
        return 404;
    }

    location = /_published_project {
        internal;
        rewrite ^ ${apiBasePath}/public/projects/$project_slug break;
        proxy_pass \${GATSBY_API_URL};
        proxy_method GET;
        proxy_pass_request_body off;
        proxy_pass_request_headers off;
        proxy_set_header ${organizationKeyHeader} "\${GATSBY_ORGANIZATION_KEY}";
        proxy_set_header Accept application/json;
        proxy_ssl_server_name on;
        proxy_connect_timeout 2s;
        proxy_read_timeout 2s;
        proxy_cache published_projects;
        proxy_cache_key $project_slug;
        proxy_cache_lock on;
        proxy_cache_valid any 10s;
        proxy_ignore_headers Cache-Control Expires Set-Cookie Vary X-Accel-Expires;
        error_page 404 = @no_such_project;
    }
}
`;
}

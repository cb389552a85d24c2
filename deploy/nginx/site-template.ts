import { addressAliases } from '../../src/lib/address-aliases';
import { apiBasePath, organizationKeyHeader } from '../../src/api-client/generated/contract';
import { feedType } from '../../src/lib/routes';
import { apiCallMap, apiLocations, apiOriginMap, ignoredCommands } from './api-locations';
import { block, headerLines, headerMaps } from './headers';
import { hostFilePattern, localePrefixPattern, unsafePathPattern } from '../rules/addresses';
import { calendarContentType, calendarPattern, feedPattern } from '../rules/headers';
import { noIndexHeaders, noIndexMark } from '../rules/indexing';
import {
  notFoundPageData,
  projectAddressPattern,
  projectPageDataPattern,
  slugInAddressPattern,
} from '../rules/unbuilt-projects';
import { withdrawnFolder } from '../rules/withdrawn-adverts';

const rewrites = addressAliases.map(({ to, aliases }) => {
  const spellings = [to.toLowerCase(), ...aliases].join('|');
  return `rewrite "^(${localePrefixPattern})(?!${to}$)(?i:${spellings})(?:/index[.]html|/)?$" $1${to} permanent;`;
});

/**
 * The nginx site as a template of `envsubst`, which fills in `SITE_LISTEN`, `SITE_NAMES`, `SITE_ROOT`, `SITE_CACHE`,
 * `NGINX_LOCAL_RESOLVERS`, `GATSBY_API_URL` and `GATSBY_ORGANIZATION_KEY`. It belongs inside `http { }`.
 */
export function nginxTemplate(): string {
  return `${headerMaps()}
# What the API said of projects that the build does not have.
proxy_cache_path \${SITE_CACHE} keys_zone=published_projects:1m max_size=4m inactive=1m;

map $request_uri $project_slug {
    default "";
    "~${slugInAddressPattern}(?:[/?]|$)" $slug;
}

${apiOriginMap}

${apiCallMap()}

server {
    listen \${SITE_LISTEN};
    server_name \${SITE_NAMES};

    # Of the machine, and not written again with this file: certificates, other addresses to listen on, trusted proxies.
    include site.d/*.conf;

    # Who knows the address of the API's name.
    resolver \${NGINX_LOCAL_RESOLVERS};

    root \${SITE_ROOT};
    charset utf-8;
    server_tokens off;
    absolute_redirect off;

    ${block(headerLines)}

    # A preview, which search engines shall leave out.
    set $robots_tag "";
    if (-f $document_root/${noIndexMark}) {
        set $robots_tag ${Object.values(noIndexHeaders).join()};
    }

    # Parts of files are for films: a range that cannot be sent is refused after the headers of the whole file were set.
    max_ranges 0;

    gzip on;
    gzip_static on;
    gzip_vary on;
    gzip_comp_level 5;
    gzip_min_length 1024;
    gzip_types text/css text/plain text/javascript text/xml application/javascript application/json
               application/manifest+json application/xml ${feedType} image/svg+xml;

    # A whole address in place of a path is for proxies.
    if ($request ~ "^[^ ]+ [^/]") {
        return 404;
    }

    if ($uri ~ "(?s)^(?!/api/).*${unsafePathPattern}") {
        return 404;
    }

    ${block(rewrites)}
    rewrite "(?s)^(?!/api/)(/.+)(?:/index[.]html|/)$" $1 permanent;
    rewrite "^/index[.]html$" / permanent;

    # nginx has joined and unescaped the slashes by now; the browser has not.
    if ($request_uri ~* "^(?!/api/)[^?]*(//|%2f)") {
        rewrite "(?s)^(.*)$" $1 permanent;
    }

    # An address without a page that editors have redirected.
    if ($redirect_location) {
        return 301 $redirect_location;
    }

    # An advert that this build does not publish any more: its page says so.
    if (-f $document_root/${withdrawnFolder}$uri.txt) {
        return 410;
    }

    error_page 404 @not_found;
    error_page 410 @withdrawn;
    # An address that cannot be read: nginx knows neither its path nor its cookie.
    error_page 400 /404.html;
    recursive_error_pages on;

    # Files of the build that are for hosts.
    location ~ "${hostFilePattern}" {
        return 404;
    }

    location / {
        try_files $preferred_prefix$uri/index.html $uri/index.html $uri =404;
    }

    location ~ "${feedPattern}" {
        types { }
        default_type ${feedType};
        try_files $uri =404;
    }

    location ~ "${calendarPattern}" {
        types { }
        default_type "${calendarContentType}";
        try_files $uri =404;
    }

    location ~ "[.](?:mp4|pdf)$" {
        max_ranges 1;
        try_files $uri =404;
    }

    location = /healthz {
        access_log off;
        default_type text/plain;
        return 200 "ok\\n";
    }

    # Room for the names of headers that do not pass.
    proxy_headers_hash_max_size 2048;
    proxy_headers_hash_bucket_size 128;

    ${apiLocations()}

    location @not_found {
        recursive_error_pages off;
        try_files $answer_prefix/404.html $answer_prefix/404/index.html /404.html =404;
    }

    location @withdrawn {
        recursive_error_pages off;
        try_files $preferred_prefix$uri/index.html $uri/index.html =410;
    }

    # A project or unit without a page: when the API has the project, the error page's HTML loads it in the browser.
    location ~ "${projectAddressPattern}" {
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
        proxy_pass $api_origin;
        proxy_method GET;
        proxy_pass_request_body off;
        proxy_pass_request_headers off;
        proxy_set_header ${organizationKeyHeader} "\${GATSBY_ORGANIZATION_KEY}";
        proxy_set_header Accept application/json;
        proxy_ssl_server_name on;
        resolver_timeout 2s;
        proxy_connect_timeout 2s;
        proxy_read_timeout 2s;
        proxy_cache published_projects;
        proxy_cache_key $project_slug;
        proxy_cache_lock on;
        proxy_cache_valid any 10s;
        proxy_ignore_headers Cache-Control Expires Set-Cookie Vary;
        ${ignoredCommands}
        error_page 404 = @no_such_project;
    }
}
`;
}

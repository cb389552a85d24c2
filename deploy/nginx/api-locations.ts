import {
  forwardedPattern,
  forwardedRequestHeaders,
  forwardingTimeout,
  hostProblem,
  hostProblemType,
  maxForwardedBody,
  type HostProblemStatus,
} from '../rules/api-forwarding';
import { securityHeaders } from '../rules/headers';

/** Lines of a block within a block. */
const innerBlock = (lines: readonly string[]) => lines.join('\n        ');

/** Statuses of the host's own answers below `/api/`. */
const apiProblems = [404, 405, 413, 502, 504] as const satisfies HostProblemStatus[];

const apiProblemLocations = apiProblems.map(
  (status) =>
    `location @api_${status} { default_type "${hostProblemType}"; return ${status} '${hostProblem(status)}'; }`,
);

const passedHeaders = forwardedRequestHeaders.map(
  (name) => `proxy_set_header ${name} $http_${name.toLowerCase().replaceAll('-', '_')};`,
);

/** Of the API's answers: the host has its own, and a browser that stays on its origin needs none for other origins. */
const hiddenHeaders = [
  'Set-Cookie',
  'Proxy-Authenticate',
  'Cache-Control',
  'Expires',
  'ETag',
  'Last-Modified',
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  ...Object.keys(securityHeaders),
].map((name) => `proxy_hide_header ${name};`);

/**
 * The API's origin as a variable, inside `http { }`: so nginx asks for the address of its name at each call, and starts also
 * while the name has none.
 */
export const apiOriginMap = `map "\${GATSBY_API_URL}" $api_origin {
    "~^(?<origin_of_setting>https?://[^/]+)" $origin_of_setting;
}`;

/** Milliseconds until a name that no server answers for counts as away. */
const nameTimeout = 5000;

/** Locations that forward calls of the API, inside `server { }`; the first line stands where it is put. */
export const apiLocations = (): string => `# Calls of the API, for builds with GATSBY_API_FORWARDED=on.
    location ~ "${forwardedPattern}" {
        if ($request_method !~ "^(?:GET|HEAD|POST)$") {
            return 405;
        }
        ${innerBlock(apiProblems.map((status) => `error_page ${status} @api_${status};`))}
        client_max_body_size ${maxForwardedBody};
        proxy_pass $api_origin;
        proxy_http_version 1.1;
        proxy_pass_request_headers off;
        ${innerBlock(passedHeaders)}
        proxy_set_header Accept-Encoding $http_accept_encoding;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header Connection "";
        ${innerBlock(hiddenHeaders)}
        proxy_ssl_server_name on;
        proxy_next_upstream off;
        resolver_timeout ${nameTimeout / 1000}s;
        proxy_connect_timeout ${forwardingTimeout / 1000}s;
        proxy_read_timeout ${forwardingTimeout / 1000}s;
    }

    location ~ "^/api/" {
        return 404;
        error_page 404 @api_404;
    }

    ${apiProblemLocations.join('\n    ')}`;

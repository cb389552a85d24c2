import {
  forwardedRequestHeaders,
  forwardingTimeout,
  hostProblem,
  hostProblemType,
  maxForwardedBody,
  type HostProblemStatus,
} from '../rules/api-forwarding';
import { callRules } from '../rules/call-patterns';
import { serverCommands, undocumentedHeaders } from '../rules/undocumented-headers';

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

const hiddenHeaders = undocumentedHeaders.map((name) => `proxy_hide_header ${name};`);

/** What the API may not tell nginx, in any location that asks it. */
export const ignoredCommands = `proxy_ignore_headers ${serverCommands.join(' ')};`;

/** What becomes of a request below `/api/`, inside `http { }`: by method and target as they came, before nginx reads them. */
export const apiCallMap = (): string => `map "$request_method $request_uri" $api_call {
    default 404;
    ${callRules.map(({ pattern, decision }) => `"~${pattern}" ${decision};`).join('\n    ')}
}`;

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
    location ^~ /api/ {
        if ($api_call = 404) {
            return 404;
        }
        if ($api_call = 405) {
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
        ${ignoredCommands}
        proxy_redirect off;
        proxy_ssl_server_name on;
        proxy_next_upstream off;
        resolver_timeout ${nameTimeout / 1000}s;
        proxy_connect_timeout ${forwardingTimeout / 1000}s;
        proxy_read_timeout ${forwardingTimeout / 1000}s;
    }

    ${apiProblemLocations.join('\n    ')}`;

import { organizationKeyHeader } from '../../../src/api-client/generated/contract';
import type { Exchange, Recorder, Request } from './recorder';
import { headerParts, getName, type Rule } from './rule';

const sentHeaders = [organizationKeyHeader.toLowerCase(), 'content-type', 'idempotency-key'];

function checkOrigin(exchange: Exchange, origin: string): string[] {
  const allowed = exchange.headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return [];
  const says = allowed === null ? 'is not there' : `is ${allowed}`;
  return [
    `${getName(exchange)} (${exchange.status}): Access-Control-Allow-Origin ${says}; --origin is ${origin}`,
  ];
}

async function checkPreflight(api: Recorder, path: string, method: string, origin: string) {
  const preflight = await api.ask(path, {
    ...{ method: 'OPTIONS', key: null },
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': sentHeaders.join(','),
    },
  });
  const name = getName(preflight);
  if (preflight.status < 200 || preflight.status > 299)
    return [`${name}: the preflight answers ${preflight.status}; it comes without the key`];
  const allowed = headerParts(preflight, 'access-control-allow-headers');
  const refused = sentHeaders.filter((header) => !allowed.includes(header) && !allowed.includes('*'));
  return [
    ...checkOrigin(preflight, origin),
    ...(refused.length > 0 ? [`${name}: Access-Control-Allow-Headers lacks ${refused.join(', ')}`] : []),
    ...(method === 'POST' && !Number(preflight.headers.get('access-control-max-age'))
      ? [`${name}: without Access-Control-Max-Age browsers ask before every call`]
      : []),
  ];
}

/** A browser that is not allowed to read an error takes it for an API that is down. */
async function checkRead(api: Recorder, path: string, origin: string, request: Request = {}) {
  const answer = await api.ask(path, { ...request, headers: { Origin: origin } });
  const exposed = headerParts(answer, 'access-control-expose-headers');
  return [
    ...checkOrigin(answer, origin),
    ...(exposed.includes('retry-after') || exposed.includes('*')
      ? []
      : [`${getName(answer)} (${answer.status}): Access-Control-Expose-Headers lacks Retry-After`]),
  ];
}

/** What browsers ask for when the site's host does not forward calls. */
export const corsRules: readonly Rule[] = [
  {
    title: 'Browsers may call it from the site (CORS), with the headers that they send, and may read errors',
    check: async ({ api, siteOrigin: origin }) => {
      if (origin === null) return [];
      const checks = await Promise.all([
        checkPreflight(api, '/public/organizations/me', 'GET', origin),
        checkPreflight(api, '/public/contactus/create', 'POST', origin),
        checkRead(api, '/public/organizations/me', origin),
        checkRead(api, '/public/projects/list?page=0', origin),
        checkRead(api, '/public/organizations/me', origin, { key: null }),
      ]);
      return checks.flat();
    },
  },
];

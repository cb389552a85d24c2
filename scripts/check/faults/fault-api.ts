import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from '../../../openapi/reference-api/testing/local-machine';
import type { Json, Records } from './records';

/** A call and the answer to it, which a fault may change or replace. */
export interface FaultCall {
  /** `organization`, `projects`, `project`, `rentals`, `blogs` or `lookups`. */
  resource: string;
  /** How many calls came before it since the fault began. */
  number: number;
  request: IncomingMessage;
  response: ServerResponse;
  /** What the API would say; undefined for a record that is not there. */
  answer: unknown;
}

/** Answers a call in its own way, or lets it be answered. @returns whether it did */
export type Transport = (call: FaultCall) => boolean;

export interface FaultApi {
  url: string;
  /** From now on the API has these records, and answers in this way. */
  set(records: Records, transport?: Transport): void;
  /** Whether anything listens at its address. */
  listen(isUp: boolean): Promise<void>;
  /** Calls since `set`. */
  calls(): number;
  close(): void;
}

const pageOf = (rows: readonly Json[], query: URLSearchParams, size: number) => {
  const page = Number(query.get('page') ?? 1);
  const per_page = Number(query.get('per_page') ?? size);
  const data = rows.slice((page - 1) * per_page, page * per_page);
  const last_page = Math.max(1, Math.ceil(rows.length / per_page));
  return { data, meta: { page, per_page, total: rows.length, last_page } };
};

const summaryOf = ({ buildings: _buildings, description: _description, ...summary }: Json): Json => summary;

function answerOf(records: Records, url: URL): { resource: string; answer: unknown } {
  const path = url.pathname.replace(/^\/api\/v1\/public\//, '');
  const query = url.searchParams;
  if (path === 'organizations/me')
    return { resource: 'organization', answer: { data: records.organization } };
  if (path === 'projects/list')
    return { resource: 'projects', answer: pageOf(records.projects.map(summaryOf), query, 9) };
  if (path === 'projects/latest')
    return { resource: 'latest', answer: { data: records.projects.slice(0, 6).map(summaryOf) } };
  if (path === 'rentals/list') return { resource: 'rentals', answer: pageOf(records.rentals, query, 12) };
  if (path === 'blogs/list') return { resource: 'blogs', answer: pageOf(records.blogs, query, 7) };
  const [kind = '', key = ''] = path.split('/');
  if (kind === 'lookups') return { resource: 'lookups', answer: { data: records.lookups[key] } };
  const project = records.projects.find(({ id, slug }) => [id, slug].includes(decodeURIComponent(key)));
  return { resource: 'project', answer: project && { data: project } };
}

/** JSON as a broken program may write it: infinite numbers are digits that are too many. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) => (member === Infinity ? '\u0000infinite' : member)).replaceAll(
    '"\\u0000infinite"',
    '1e400',
  );

/** Starts a small API whose records and transport can be changed at any time. */
export async function startFaultApi(first: Records): Promise<FaultApi> {
  let records = first;
  let transport: Transport | undefined;
  let number = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const { resource, answer } = answerOf(records, url);
    const call = { resource, answer, request, response, number };
    number += 1;
    if (transport?.(call)) return;
    const status = answer === undefined ? 404 : 200;
    const problem = { title: 'Not Found', status: 404 };
    response.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
    response.end(toJson(answer ?? problem));
  });
  const url = await listenLocally(server);
  return {
    url,
    async listen(isUp) {
      if (server.listening === isUp) return;
      if (isUp) await listenLocally(server, Number(new URL(url).port));
      else {
        server.closeAllConnections();
        await once(server.close(), 'close');
      }
    },
    set(next, nextTransport) {
      records = next;
      transport = nextTransport;
      number = 0;
    },
    calls: () => number,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

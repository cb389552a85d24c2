import type { FaultCall, Transport } from './fault-api';
import type { Fault } from './fault';

const lists = ['projects', 'rentals', 'blogs'];

const end = ({ response }: FaultCall, status: number, body: string, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);
  return true;
};

const textOf = (answer: unknown): string => JSON.stringify(answer ?? null);

/** Every call is answered so. */
const always =
  (respond: (call: FaultCall) => unknown): Transport =>
  (call) => {
    respond(call);
    return true;
  };

/** Lists have another `meta`. */
const otherMeta =
  (change: object): Transport =>
  (call) => {
    const { data, meta } = (call.answer ?? {}) as { data?: unknown; meta?: object };
    return meta && lists.includes(call.resource)
      ? end(call, 200, JSON.stringify({ data, meta: { ...meta, ...change } }))
      : false;
  };

function drip({ response, answer }: FaultCall): void {
  const text = textOf(answer);
  response.writeHead(200, { 'Content-Type': 'application/json' });
  let at = 0;
  const timer = setInterval(() => {
    if (response.destroyed) clearInterval(timer);
    response.write(text.slice(at, (at += 3)));
    if (at < text.length) return;
    clearInterval(timer);
    response.end();
  }, 500);
}

const html = '<!doctype html><title>Maintenance</title><script>document.title="run"</script>';

/** What goes wrong on the way. The data is as it was, so that the last good copy has it. */
export const transportFaults: readonly Fault[] = [
  { name: 'refused, and never read before', outcome: 'error', isDown: true, withoutCopies: true },
  {
    name: '500, and never read before',
    ...{ outcome: 'error', withoutCopies: true },
    transport: always((call) => end(call, 500, '{}')),
  },
  { name: 'refused', outcome: 'copy', isDown: true },
  { name: 'reset', outcome: 'copy', transport: always(({ response }) => response.destroy()) },
  { name: 'slow drip', outcome: 'copy', transport: always(drip) },
  { name: 'hanging', outcome: 'copy', transport: always(() => undefined) },
  { name: 'always 500', outcome: 'copy', transport: always((call) => end(call, 500, '{}')) },
  {
    name: '500 on every third call',
    outcome: 'fresh',
    transport: (call) => call.number % 3 === 2 && end(call, 500, '{}'),
  },
  {
    name: '429 with an enormous Retry-After, once',
    outcome: 'fresh',
    transport: (call) => call.number === 0 && end(call, 429, '{}', { 'Retry-After': '99999999999' }),
  },
  { name: '401', outcome: 'copy', transport: always((call) => end(call, 401, '{}')) },
  {
    name: 'HTML with status 200',
    outcome: 'copy',
    transport: always((call) => end(call, 200, html, { 'Content-Type': 'text/html' })),
  },
  {
    name: 'truncated JSON',
    outcome: 'copy',
    transport: always((call) => end(call, 200, textOf(call.answer).slice(0, -20))),
  },
  {
    name: '50 MB',
    outcome: 'copy',
    transport: (call) =>
      call.resource === 'rentals' && end(call, 200, `{"data":["${'x'.repeat(50e6)}"],"meta":{}}`),
  },
  { name: 'endless pages', outcome: 'copy', transport: otherMeta({ last_page: 10_000_000_000 }) },
  { name: 'a total that is too large', outcome: 'copy', transport: otherMeta({ total: 5000 }) },
  { name: 'a total that is too small', outcome: 'fresh', transport: otherMeta({ total: 0 }) },
  {
    name: 'pages that are no numbers',
    outcome: 'copy',
    transport: otherMeta({ last_page: 'many', total: null }),
  },
  {
    name: 'null for everything',
    outcome: 'copy',
    transport: always((call) => end(call, 200, 'null')),
  },
  {
    name: 'lookups that are null',
    outcome: 'copy',
    transport: (call) => call.resource === 'lookups' && end(call, 200, '{"data":null}'),
  },
  {
    name: 'redirected to itself',
    outcome: 'copy',
    transport: always((call) => end(call, 302, '', { Location: call.request.url ?? '/' })),
  },
];

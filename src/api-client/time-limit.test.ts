import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contractExample } from '../../openapi/contract-examples';
import { createApiClient } from './client';
import { toResult } from './result';
import { withTimeLimit } from './time-limit';

let server: Server;
let calls = 0;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function client(listener: RequestListener, limit: number) {
  calls = 0;
  server = createServer((request, response) => {
    calls += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createApiClient({ url, organizationKey: 'key', fetch: withTimeLimit(fetch, limit) });
}

const organization = { data: { name: { ar: 'أ', en: 'A' }, plugins: [] } };

test('an answer in time comes as it is', async () => {
  const api = await client((_, response) => response.end(JSON.stringify(organization)), 5000);
  expect(await toResult(api.GET('/public/organizations/me'))).toMatchObject({
    ok: true,
    value: organization,
  });
});

test('a call that is never answered ends as one that nothing came back from', async () => {
  const api = await client(() => undefined, 30);
  const result = await toResult(api.GET('/public/organizations/me'));
  expect(result).toEqual({ ok: false, failure: { kind: 'unreachable' } });
});

test('an answer that stops in the middle ends too', async () => {
  const api = await client((_, response) => void response.writeHead(200).write('{"data":'), 60);
  expect(await toResult(api.GET('/public/organizations/me'))).toMatchObject({ ok: false });
});

test('a call that a newer one replaced stays aborted', async () => {
  const api = await client(() => undefined, 5000);
  const controller = new AbortController();
  const result = toResult(api.GET('/public/organizations/me', { signal: controller.signal }));
  setTimeout(() => controller.abort(), 20);
  expect(await result).toEqual({ ok: false, failure: { kind: 'aborted' } });
});

test('an enquiry is waited for', async () => {
  const receipt = contractExample('EnquiryReceiptResponse');
  const api = await client((_, response) => {
    setTimeout(() => response.writeHead(201).end(JSON.stringify(receipt)), 100);
  }, 20);
  const body = contractExample('ContactCreate');
  expect(await toResult(api.POST('/public/contactus/create', { body }))).toMatchObject({ ok: true });
  expect(calls).toBe(1);
});

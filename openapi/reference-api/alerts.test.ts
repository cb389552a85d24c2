import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { contractExample } from '../contract-examples';
import { eraseEnquiries } from './enquiries/erase-enquiries';
import { startReferenceApi, type ReferenceApi, type ReferenceApiOptions } from './index';
import { startWebhookReceiver, type Hook } from './testing/webhook-receiver';
import { startPostgresql } from './testing/postgresql';
import { describeDatabases, dataset } from './testing/api';

const contact = contractExample('ContactCreate');
const key = Buffer.alloc(32, 7);
const secret = `whsec_${key.toString('base64')}`;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function startHook(...statuses: number[]): Promise<Hook> {
  const hook = await startWebhookReceiver(...statuses);
  cleanups.push(hook.stop);
  return hook;
}

const logged: string[] = [];

type Storage = Pick<ReferenceApiOptions, 'memory' | 'dataDir' | 'databaseUrl'>;

async function start(
  alerts: ReferenceApiOptions['alerts'],
  storage: Storage = { memory: true },
): Promise<ReferenceApi> {
  logged.length = 0;
  const api = await startReferenceApi({
    ...(storage as { memory: true }),
    dataset,
    alerts: alerts && { retryDelay: 50, ...alerts },
    log: { stream: { write: (line) => logged.push(line) } },
  });
  let isOpen = true;
  const close = api.close;
  api.close = async () => {
    if (isOpen) await close();
    isOpen = false;
  };
  cleanups.push(() => api.close());
  return api;
}

async function send({ url }: ReferenceApi, body: object = contact): Promise<string> {
  const response = await fetch(`${url}/api/v1/public/contactus/create`, {
    method: 'POST',
    headers: { 'X-Organization-Key': dataset.organizationKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { data: { reference: string } }).data.reference;
}

async function until(condition: () => unknown): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not come about within 20 seconds');
    await sleep(20);
  }
}

const waiting = async ({ database }: ReferenceApi) =>
  (await database.selectFrom('enquiry_alerts').selectAll().execute()).length;

describeDatabases('a webhook on $name', ({ name }) => {
  async function storage(): Promise<Storage> {
    if (name === 'PGlite') return { memory: true };
    const postgresql = await startPostgresql();
    cleanups.push(() => postgresql.stop());
    return { databaseUrl: postgresql.url };
  }

  test('that fails twice gets the enquiry at the third attempt, signed, and then no more', async () => {
    const hook = await startHook(500, 302);
    const api = await start({ webhook: { url: hook.url, secret } }, await storage());
    const reference = await send(api);
    await until(async () => (await waiting(api)) === 0);
    await sleep(200);
    expect(hook.received).toHaveLength(3);

    const [first, , third] = hook.received;
    const {
      'webhook-id': id,
      'webhook-timestamp': time,
      'webhook-signature': signature,
    } = third?.headers ?? {};
    expect(first?.headers['webhook-id']).toBe(id);
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(30);
    const expected = createHmac('sha256', key)
      .update(`${String(id)}.${String(time)}.${third?.body}`)
      .digest('base64');
    expect(signature).toBe(`v1,${expected}`);
    expect(JSON.parse(third?.body ?? '')).toMatchObject({
      type: 'enquiry.created',
      data: { ...contact, reference },
    });

    const log = logged.join('');
    expect(log).toContain('an alert was not delivered');
    for (const personal of [contact.full_name, contact.mobile]) expect(log).not.toContain(personal);
  });
});

test('a receiver that is away neither delays nor loses an enquiry, and is told after a restart', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'reference-api-'));
  cleanups.push(() => rmSync(directory, { recursive: true, force: true }));
  const first = await start({ webhook: { url: 'http://127.0.0.1:9/', secret } }, { dataDir: directory });
  const reference = await send(first);
  expect(await waiting(first)).toBe(1);
  await first.close();

  const hook = await startHook();
  const second = await start({ webhook: { url: hook.url, secret } }, { dataDir: directory });
  await until(async () => (await waiting(second)) === 0);
  expect(hook.received.map(({ body }) => (JSON.parse(body) as { data: object }).data)).toMatchObject([
    { reference },
  ]);
});

test('a repeated request is one alert, and a refused one none', async () => {
  const hook = await startHook();
  const api = await start({ webhook: { url: hook.url, secret } });
  const post = (body: object) =>
    fetch(`${api.url}/api/v1/public/contactus/create`, {
      method: 'POST',
      headers: {
        'X-Organization-Key': dataset.organizationKey,
        'content-type': 'application/json',
        'Idempotency-Key': 'a-key-of-a-request-1',
      },
      body: JSON.stringify(body),
    }).then(({ status }) => status);
  expect([await post(contact), await post(contact), await post({ ...contact, mobile: '' })]).toEqual([
    201, 201, 422,
  ]);
  await until(async () => (await waiting(api)) === 0);
  await sleep(200);
  expect(hook.received).toHaveLength(1);
});

test('erasing an enquiry erases the alert that waits', async () => {
  const hook = await startHook(500, 500, 500, 500, 500, 500, 500, 500);
  const api = await start({ webhook: { url: hook.url, secret }, retryDelay: 400 });
  const reference = await send(api);
  await until(() => hook.received.length === 1);
  await eraseEnquiries(api.database, { reference });
  expect(await waiting(api)).toBe(0);
  await sleep(1000);
  expect(hook.received).toHaveLength(1);
});

test('a mail server gets the enquiry as text, and nothing that was typed becomes a header', async () => {
  const mails: { to: string[]; text: string }[] = [];
  let refusals = 1;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      void text(stream).then((mail) => {
        if (refusals > 0) {
          refusals -= 1;
          done(new Error('later'));
          return;
        }
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: mail });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const api = await start({ email: { smtpUrl, to: 'sales@example.sa', from: 'site@example.sa' } });
  const injected = 'Noura\r\nBcc: evil@example.com\r\n\r\nSaad';
  const reference = await send(api, { ...contact, full_name: injected });
  await until(async () => (await waiting(api)) === 0);

  expect(mails.map(({ to }) => to)).toEqual([['sales@example.sa']]);
  const [head = '', ...paragraphs] = (mails[0]?.text ?? '').split('\r\n\r\n');
  const body = paragraphs.join('\r\n\r\n');
  expect(head).toContain(`Subject: Enquiry ${reference} (contact)`);
  for (const personal of ['evil', 'Noura', contact.mobile]) expect(head).not.toContain(personal);
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(head)?.[1];
  const decoded = encoding === 'base64' ? Buffer.from(body, 'base64').toString() : body;
  expect(decoded).toContain(contact.mobile);
});

import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { eraseEnquiries } from './enquiries/erase-enquiries';
import type { StorageOptions } from './open-storage';
import {
  afterTest,
  contact,
  key,
  logged,
  secret,
  sendEnquiry,
  startAlertingApi,
  startHook,
  until,
  waitingAlerts,
} from './testing/alerts';
import { startPostgresql } from './testing/postgresql';
import { describeDatabases, dataset } from './testing/api';

describeDatabases('a webhook on $name', ({ name }) => {
  async function storage(): Promise<StorageOptions> {
    if (name === 'PGlite') return { memory: true };
    const postgresql = await startPostgresql();
    afterTest(() => postgresql.stop());
    return { databaseUrl: postgresql.url };
  }

  test('that fails twice gets the enquiry at the third attempt, signed, and then no more', async () => {
    const hook = await startHook(500, 302);
    const api = await startAlertingApi({ webhook: { url: hook.url, secret } }, await storage());
    const reference = await sendEnquiry(api);
    await until(async () => (await waitingAlerts(api)) === 0);
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
  afterTest(() => rmSync(directory, { recursive: true, force: true }));
  const first = await startAlertingApi(
    { webhook: { url: 'http://127.0.0.1:9/', secret } },
    { dataDir: directory },
  );
  const reference = await sendEnquiry(first);
  expect(await waitingAlerts(first)).toBe(1);
  await first.close();

  const hook = await startHook();
  const second = await startAlertingApi({ webhook: { url: hook.url, secret } }, { dataDir: directory });
  await until(async () => (await waitingAlerts(second)) === 0);
  expect(hook.received.map(({ body }) => (JSON.parse(body) as { data: object }).data)).toMatchObject([
    { reference },
  ]);
});

test('a repeated request is one alert, and a refused one none', async () => {
  const hook = await startHook();
  const api = await startAlertingApi({ webhook: { url: hook.url, secret } });
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
  await until(async () => (await waitingAlerts(api)) === 0);
  await sleep(200);
  expect(hook.received).toHaveLength(1);
});

test('erasing an enquiry erases the alert that waits', async () => {
  const hook = await startHook(500, 500, 500, 500, 500, 500, 500, 500);
  const api = await startAlertingApi({ webhook: { url: hook.url, secret }, retryDelay: 400 });
  const reference = await sendEnquiry(api);
  await until(() => hook.received.length === 1);
  await eraseEnquiries(api.database, { reference });
  expect(await waitingAlerts(api)).toBe(0);
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
  afterTest(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const api = await startAlertingApi({ email: { smtpUrl, to: 'sales@example.sa', from: 'site@example.sa' } });
  const injected = 'Noura\r\nBcc: evil@example.com\r\n\r\nSaad';
  const reference = await sendEnquiry(api, { ...contact, full_name: injected });
  await until(async () => (await waitingAlerts(api)) === 0);

  expect(mails.map(({ to }) => to)).toEqual([['sales@example.sa']]);
  const [head = '', ...paragraphs] = (mails[0]?.text ?? '').split('\r\n\r\n');
  const body = paragraphs.join('\r\n\r\n');
  expect(head).toContain(`Subject: Enquiry ${reference} (contact)`);
  for (const personal of ['evil', 'Noura', contact.mobile]) expect(head).not.toContain(personal);
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(head)?.[1];
  const decoded = encoding === 'base64' ? Buffer.from(body, 'base64').toString() : body;
  expect(decoded).toContain(contact.mobile);
});

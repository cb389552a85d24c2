import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import {
  afterTest,
  logged,
  secret,
  sendEnquiry,
  startAlertingApi,
  startHook,
  until,
  waitingAlerts,
} from './testing/alerts';

/** A mail server that accepts connections and says nothing. */
async function startSilentServer() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterTest(() => server.close());
  return { server, smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const addresses = { to: 'sales@example.sa', from: 'site@example.sa' };

test('a receiver that hangs does not delay the alerts after it, and each is delivered once', async () => {
  const hook = await startHook('hangs');
  const api = await startAlertingApi({ webhook: { url: hook.url, secret }, retryDelay: 600_000 });
  await sendEnquiry(api);
  await until(() => hook.received.length === 1);
  for (let next = 2; next <= 4; next += 1) {
    await sendEnquiry(api);
    await until(() => hook.received.length === next);
  }
  // The first one was still being delivered while the others were.
  expect(hook.received.map(({ open }) => open)).toEqual([1, 2, 2, 2]);
  await until(async () => (await waitingAlerts(api)) === 1);
  expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(4);
});

test('a mail server that hangs does not delay a webhook', async () => {
  const { server, smtpUrl } = await startSilentServer();
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const hook = await startHook();
  const api = await startAlertingApi({
    webhook: { url: hook.url, secret },
    email: { smtpUrl, ...addresses },
    retryDelay: 600_000,
  });
  await sendEnquiry(api);
  const [socket] = await connected;
  await sendEnquiry(api);
  await until(() => hook.received.length === 2);
  expect(socket.readyState).toBe('open');
});

test('a mail server that hangs is left when the time of a delivery is over, and asked again', async () => {
  const { server, smtpUrl } = await startSilentServer();
  let connections = 0;
  server.on('connection', () => (connections += 1));
  const first = once(server, 'connection') as Promise<[Socket]>;
  const api = await startAlertingApi({ email: { smtpUrl, ...addresses }, deliveryTimeout: 100 });
  await sendEnquiry(api);
  const [socket] = await first;
  socket.resume();
  await once(socket, 'close');
  await until(() => connections > 1);
  expect(logged.join('')).toContain('"code":"ABORT_ERR"');
});

test('an alert that is being delivered is not begun again when its next attempt is due', async () => {
  const hook = await startHook('hangs');
  const api = await startAlertingApi({ webhook: { url: hook.url, secret }, retryDelay: 1 });
  await sendEnquiry(api);
  await until(() => hook.received.length === 1);
  await sendEnquiry(api);
  await until(() => hook.received.length === 2);
  await until(async () => (await waitingAlerts(api)) === 1);
  await sendEnquiry(api);
  await until(() => hook.received.length === 3);
  expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
});

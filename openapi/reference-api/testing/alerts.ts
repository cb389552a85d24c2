/** A reference API that tells receivers of enquiries, for tests. */
import { setTimeout as sleep } from 'node:timers/promises';
import { contractExample } from '../../contract-examples';
import { startReferenceApi, type ReferenceApi, type ReferenceApiOptions } from '../index';
import type { StorageOptions } from '../open-storage';
import { dataset } from './api';
import { startWebhookReceiver, type Hook } from './webhook-receiver';

/** An enquiry as a visitor sends it. */
export const contact = contractExample('ContactCreate');

/** The key of the receiver. */
export const key = Buffer.alloc(32, 7);

/** The same as the setting has it. */
export const secret = `whsec_${key.toString('base64')}`;

/** What the APIs of this file have logged since the last one started. */
export const logged: string[] = [];

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Runs it after the test. */
export const afterTest = (cleanup: () => unknown): void => void cleanups.push(cleanup);

/** Starts a receiver that answers with these statuses first, until the test ends. */
export async function startHook(...statuses: Parameters<typeof startWebhookReceiver>): Promise<Hook> {
  const hook = await startWebhookReceiver(...statuses);
  afterTest(hook.stop);
  return hook;
}

/** Starts the API, with a short pause before a second attempt, until the test ends. */
export async function startAlertingApi(
  alerts: ReferenceApiOptions['alerts'],
  storage: StorageOptions = { memory: true },
): Promise<ReferenceApi> {
  logged.length = 0;
  const api = await startReferenceApi({
    ...storage,
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
  afterTest(() => api.close());
  return api;
}

/** Sends an enquiry. @returns its reference */
export async function sendEnquiry({ url }: ReferenceApi, body: object = contact): Promise<string> {
  const response = await fetch(`${url}/api/v1/public/contactus/create`, {
    method: 'POST',
    headers: { 'X-Organization-Key': dataset.organizationKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { data: { reference: string } }).data.reference;
}

/** Waits until it is so. */
export async function until(condition: () => unknown): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not come about within 20 seconds');
    await sleep(20);
  }
}

/** How many alerts wait in the database. */
export const waitingAlerts = async ({ database }: ReferenceApi): Promise<number> =>
  (await database.selectFrom('enquiry_alerts').selectAll().execute()).length;

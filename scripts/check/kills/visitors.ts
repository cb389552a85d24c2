import { setTimeout as delay } from 'node:timers/promises';
import { contractExample } from '../../../openapi/contract-examples';
import { loadDemoData } from '../../../openapi/reference-api/demo/load-demo-data';

const visitorsAtATime = 4;

const { organizationKey } = loadDemoData();

/** Sends an enquiry with this key. @returns its reference; undefined where it was not acknowledged */
export async function sendEnquiry(url: string, key: string): Promise<string | undefined> {
  const response = await fetch(`${url}/api/v1/public/contactus/create`, {
    method: 'POST',
    headers: {
      'X-Organization-Key': organizationKey,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: JSON.stringify({ ...contractExample('ContactCreate'), full_name: `نورة ${key}` }),
  }).catch(() => undefined);
  if (response?.status !== 201) return undefined;
  const json = (await response.json().catch(() => undefined)) as { data: { reference: string } } | undefined;
  return json?.data.reference;
}

/** Visitors who send enquiries, several at a time, to an API that may be away. */
export function createVisitors() {
  /** The reference of each acknowledged key. */
  const acknowledged = new Map<string, string>();
  let number = 0;

  /** They go on until `stop` is called, which waits for what is on its way. `first` resolves with the first success. */
  function visit(url: () => string | undefined): { first: Promise<void>; stop(): Promise<void> } {
    let isStopped = false;
    let isFirst = (): void => undefined;
    const first = new Promise<void>((resolve) => (isFirst = resolve));
    const one = async () => {
      while (!isStopped) {
        const key = `a-key-of-visitor-${String((number += 1)).padStart(6, '0')}`;
        const at = url();
        const reference = at && (await sendEnquiry(at, key));
        if (reference) {
          acknowledged.set(key, reference);
          isFirst();
        } else await delay(5);
      }
    };
    const all = Promise.all(Array.from({ length: visitorsAtATime }, one));
    return {
      first,
      stop: async () => {
        isStopped = true;
        await all;
      },
    };
  }
  return { acknowledged, visit };
}

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { dataset } from './testing/api';
import { afterTest, contact, secret, startHook, until } from './testing/alerts';
import { startApiProcess } from './testing/api-process';
import { startPostgresql } from './testing/postgresql';
import { describeWith } from './testing/tools';
import { loadDemoData } from './demo/load-demo-data';

describeWith('PostgreSQL', 'two processes on one PostgreSQL', () => {
  /** Both, and what they share. */
  async function startTwo(settings: Record<string, string>) {
    const postgresql = await startPostgresql();
    afterTest(() => postgresql.stop());
    const env = { ...process.env, DATABASE_URL: postgresql.url, LOG_LEVEL: 'silent', ...settings };
    const database = new pg.Client({ connectionString: postgresql.url });
    // The tables are made by the first.
    const start = async () => {
      const api = startApiProcess([], env);
      afterTest(async () => {
        api.stop('SIGKILL');
        await api.ended;
      });
      return { ...api, url: await api.url };
    };
    const apis = [await start(), await start()] as const;
    await database.connect();
    afterTest(() => database.end());
    return { apis, database };
  }

  const { organizationKey } = { ...dataset, organizationKey: loadDemoData().organizationKey };

  /** @returns the status and the reference; no status where the connection broke */
  async function send(url: string, key: string) {
    const headers = {
      'X-Organization-Key': organizationKey,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    };
    const body = JSON.stringify(contact);
    const response = await fetch(`${url}/api/v1/public/contactus/create`, {
      method: 'POST',
      headers,
      body,
    }).catch(() => undefined);
    const json = (await response?.json().catch(() => undefined)) as
      { data?: { reference: string } } | undefined;
    return { status: json && response?.status, reference: json?.data?.reference };
  }
  const keyOf = (number: number) => `a-key-of-enquiry-${number}`;

  test('the limit of enquiries is one for both, also when one of them has been killed', async () => {
    const { apis } = await startTwo({ CREATES_PER_MINUTE: '6' });
    const [first, second] = apis;
    const statuses: unknown[] = [];
    for (let number = 0; number < 8; number += 1)
      statuses.push((await send(apis[number % 2 === 0 ? 0 : 1].url, keyOf(number))).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
    first.stop('SIGKILL');
    await first.ended;
    expect((await send(second.url, keyOf(9))).status).toBe(429);
  });

  test('a key is stored once, and its alert has one id, when one of them is killed in the middle', async () => {
    // The receiver hangs at the third alert, so that a process is killed while it delivers one, and refuses late ones.
    const taken = Array.from({ length: 28 }, () => 204);
    const hook = await startHook(204, 204, 'hangs', ...taken, 500, 500);
    const { apis, database } = await startTwo({
      CREATES_PER_MINUTE: '10000',
      ENQUIRY_WEBHOOK_URL: hook.url,
      ENQUIRY_WEBHOOK_SECRET: secret,
    });
    const [first, second] = apis;
    const acknowledged = new Map<string, Set<string | undefined>>();
    const sendBoth = (numbers: readonly number[]) =>
      Promise.all(
        numbers.flatMap((number) =>
          [first.url, second.url, first.url, second.url].map(async (url) => {
            const { status, reference } = await send(url, keyOf(number));
            if (status === undefined) return;
            expect(status).toBe(201);
            acknowledged.set(keyOf(number), (acknowledged.get(keyOf(number)) ?? new Set()).add(reference));
          }),
        ),
      );
    const numbers = Array.from({ length: 30 }, (_, number) => number);
    await sendBoth(numbers.slice(0, 10));
    await until(() => hook.received.length === 10);
    const idsOf = (statuses: readonly unknown[]) =>
      hook.received
        .filter(({ status }) => statuses.includes(status))
        .map(({ headers }) => String(headers['webhook-id']));
    expect(new Set(idsOf([204, 'hangs'])).size).toBe(10);
    const sending = sendBoth(numbers.slice(10));
    first.stop('SIGKILL');
    await sending;
    await first.ended;
    // What its visitors heard nothing of they send again.
    for (const number of numbers) {
      const { status, reference } = await send(second.url, keyOf(number));
      expect(status).toBe(201);
      acknowledged.set(keyOf(number), (acknowledged.get(keyOf(number)) ?? new Set()).add(reference));
    }
    expect([...acknowledged.values()].map((references) => references.size)).toEqual(numbers.map(() => 1));
    const { rows } = await database.query<{ reference: string; idempotency_key: string }>(
      'select * from enquiries',
    );
    expect(rows.map((row) => row.idempotency_key).sort()).toEqual(numbers.map(keyOf).sort());

    // The pause after a failed attempt is half a minute; nobody here waits for it.
    let next = numbers.length;
    const areTold = async () => {
      const { rowCount } = await database.query(
        "update enquiry_alerts set next_attempt_at = least(next_attempt_at, now() + interval '1 second')",
      );
      if (rowCount === 0) return true;
      // Only a new enquiry makes the process look, and an attempt may fail after the last one.
      await send(second.url, keyOf((next += 1)));
      await sleep(1000);
      return false;
    };
    await until(areTold);
    // A process that is killed between an answer and its note of it leaves a repetition, which has the same id.
    const told = [...new Set(idsOf([204]))].map((id) => id.replace(/-\d+$/, '')).sort();
    const all = await database.query<{ reference: string }>('select reference from enquiries');
    expect(told).toEqual(all.rows.map((row) => row.reference).sort());
  });
});

import pg from 'pg';
import { startReferenceApi, type ReferenceApi } from './index';
import { dataset } from './testing/api';
import { startPostgresql, type PostgresqlServer } from './testing/postgresql';
import { describeWith } from './testing/tools';
import { isDatabaseAway } from './database/open-postgresql';

describeWith('PostgreSQL', 'while PostgreSQL cuts connections', () => {
  let postgresql: PostgresqlServer;
  let api: ReferenceApi;
  let isStopped = false;
  const stop = () => {
    if (!isStopped) postgresql.stop();
    isStopped = true;
  };
  beforeAll(async () => {
    postgresql = await startPostgresql();
    api = await startReferenceApi({
      ...{ databaseUrl: postgresql.url, dataset, validateResponses: true, createsPerMinute: 10_000 },
    });
  });
  afterAll(async () => {
    await api.close();
    stop();
  });

  const headers = { 'X-Organization-Key': dataset.organizationKey };
  const read = () => fetch(`${api.url}/api/v1/public/projects/list`, { headers });
  const send = (number: number) =>
    fetch(`${api.url}/api/v1/public/contactus/create`, {
      method: 'POST',
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        'Idempotency-Key': `a-key-of-request-${number}`,
      },
      body: JSON.stringify({ full_name: 'نورة سعد العتيبي', mobile: '0551234567', description: 'طلب زيارة' }),
    });

  test('the API answers 503 and when to ask again, and what was accepted is stored once', async () => {
    const operator = new pg.Client({ connectionString: postgresql.url });
    operator.on('error', () => undefined);
    await operator.connect();
    const answers: Response[] = [];
    const accepted = new Set<number>();
    for (let round = 0; round < 20; round += 1) {
      const requests = [0, 1, 2].map(async (place) => {
        const number = round * 3 + place;
        for (let attempt = 0; attempt < 20 && !accepted.has(number); attempt += 1) {
          const answer = await send(number);
          answers.push(answer);
          if (answer.status === 201) accepted.add(number);
        }
      });
      const reads = [read(), read()];
      await operator.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
        ['client backend'],
      );
      answers.push(...(await Promise.all(reads)));
      await Promise.all(requests);
    }
    for (const answer of answers) {
      expect([200, 201, 503]).toContain(answer.status);
      expect(answer.headers.get('retry-after')).toBe(answer.status === 503 ? '5' : null);
    }
    expect(accepted.size).toBe(60);
    const { rows } = await operator.query<{ count: string }>('select count(*) from enquiries');
    expect(rows).toEqual([{ count: '60' }]);
    await operator.end();
  });

  test('without a database every call is a 503 and the process goes on', async () => {
    stop();
    const away = await read();
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await away.json()).toMatchObject({ status: 503, title: 'Service Unavailable' });
    expect((await fetch(`${api.url}/health`)).status).toBe(503);
  });
});

test.each<[string, Error, boolean]>([
  ['is stopped', Object.assign(new Error('terminating connection'), { code: '57P01' }), true],
  ['does not listen', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), true],
  ['is cut off', new Error('Connection terminated unexpectedly'), true],
  ['refuses a row', Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  ['is not asked at all', new TypeError('x is not a function'), false],
])('a database that %s is away or not', (_title, error, isAway) => {
  expect(isDatabaseAway(error)).toBe(isAway);
});

import { useReferenceApi } from './testing/api';

const lines: string[] = [];
const { get, post, send, database } = useReferenceApi('PGlite', {
  validateResponses: false,
  log: { stream: { write: (line) => lines.push(line) } },
});

const secrets = ['نورة', '0551234567', 'noura', 'مغسلة', 'private-query', '127.0.0.1', 'key-of-this-person'];
const body = {
  full_name: 'نورة سعد العتيبي',
  mobile: '0551234567',
  email: 'noura@example.sa',
  description: 'تسرّب تحت مغسلة',
};

test('each request is one line: method, route, status, milliseconds, request id', async () => {
  lines.length = 0;
  await get('projects/p00001?private-query=1');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    method: 'GET',
    route: '/api/v1/public/projects/:id',
    status: 200,
    ms: expect.any(Number),
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('no personal data is logged, for successes and for errors', async () => {
  lines.length = 0;
  const key = { 'Idempotency-Key': 'key-of-this-person' };
  const statuses = [
    await post('contactus/create', body, key),
    await post('contactus/create', { ...body, mobile: 'noura' }),
    await post('nowhere/noura', body),
    await send(`contactus/create?private-query=${body.mobile}`, {
      method: 'POST',
      body: JSON.stringify(body),
    }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([201, 422, 404, 422]);

  // A database error quotes the values it was given.
  await database().schema.alterTable('enquiries').dropColumn('email').execute();
  expect((await post('contactus/create', body)).status).toBe(500);
  const log = lines.join('');
  expect(log).toContain('unexpected error');
  for (const secret of secrets) expect(log).not.toContain(secret);
});

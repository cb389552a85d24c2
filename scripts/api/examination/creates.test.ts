import { useChangedApi } from './testing/changed-api';

jest.setTimeout(120_000);

const { examined } = useChangedApi();

test('a request that is stored twice is found, and one that is taken without its fields', async () => {
  let number = 0;
  const red = await examined(
    (answer) => {
      if (answer.method !== 'POST' || !answer.path.endsWith('/create')) return;
      number += 1;
      answer.status = 201;
      answer.body = JSON.stringify({
        data: { reference: `SH-${number}`, received_at: new Date().toISOString() },
      });
    },
    { creates: true },
  );
  expect(red).toMatch(/sent again with its Idempotency-Key it has the reference/);
  expect(red).toMatch(/sent twice at once with its Idempotency-Key it has the reference/);
  expect(red).toMatch(/must answer 422 for a body without fields; it answers 201/);
  expect(red).toMatch(/must answer 413/);
});

test('wrong fields that are not named are found; bodies have what the forms of the site send', async () => {
  const stored: string[] = [];
  const red = await examined(
    (answer) => {
      answer.body = answer.body.replace('"colour"', '"other"');
      if (answer.status === 201) stored.push(answer.requestBody);
    },
    { creates: true },
  );
  expect(red).toMatch(/create, a body whose every field is wrong: errors does not name colour/);
  expect(stored.filter((body) => body.includes('"consent"'))).toHaveLength(15);
  expect(stored.filter((body) => !body.includes('"consent"'))).toHaveLength(1);
});

test('it waits for an API that limits requests', async () => {
  let refused = 0;
  const red = await examined((answer) => {
    if (answer.method !== 'POST' || refused > 0) return;
    refused += 1;
    Object.assign(answer, { status: 429, headers: { ...answer.headers, 'retry-after': '1' } });
  });
  expect(refused).toBe(1);
  expect(red).not.toMatch(/429/);
});

import { inBodies, useChangedApi } from './testing/changed-api';

jest.setTimeout(120_000);

const { examined } = useChangedApi();

const title = { ar: 'دفعة', en: 'Payment' };
const text = { ar: 'خبر', en: 'News' };
const report = (date: string) => ({ date, text, photos: [] });
const viewing = (id: string, starts_at: string, ends_at: string) => ({ id, starts_at, ends_at });

/** The first project with other fields, in the list too where they are in it. */
const withFields = (fields: object) =>
  inBodies(/projects\/(p00001|list|latest)/, ({ data }) =>
    [data].flat().forEach((project) => {
      if (project['id'] === 'p00001') Object.assign(project, fields);
    }),
  );

test('plans, progress and viewings that are wrong are named', async () => {
  const red = await examined(
    withFields({
      payment_plan: { steps: [40, 50].map((percent) => ({ title, percent })) },
      progress: [report('2026-05-31'), report('2026-06-30'), report('2999-01-01')],
      delivered_on: '2999-12-31',
      viewings: [
        viewing('b', '2026-11-29T13:00:00Z', '2026-11-29T12:00:00Z'),
        viewing('a', '2026-11-28T13:00:00Z', '2026-11-28T17:00:00Z'),
      ],
    }),
  );
  expect(red).toMatch(/p00001: the shares of payment_plan add up to 90, not to 100/);
  expect(red).toMatch(/the report of 2026-06-30 comes after an older one/);
  expect(red).toMatch(/progress reports of 2999-01-01, in the future/);
  expect(red).toMatch(/delivered_on is 2999-12-31, in the future/);
  expect(red).toMatch(/the viewing b does not end after it begins/);
  expect(red).toMatch(/the viewing a comes after a later one/);
});

test('an API without them holds the rules', async () => {
  const none = { payment_plan: null, progress: undefined, delivered_on: null, viewings: [] };
  expect(await examined(withFields(none))).toBe('');
});

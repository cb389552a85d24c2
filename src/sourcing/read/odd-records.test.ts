import { generateDataset } from '../../../openapi/reference-api/generator';
import { ContractValidator } from './contract-validator';
import { fitRows } from './fit-rows';
import { withDistinctUnits, withOwnAddresses } from './own-addresses';
import { emptyReport } from './report';

const validator = new ContractValidator();
const dataset = generateDataset({ projects: 2, units: 4, rentals: 3, blogs: 3 });
type Json = Record<string, unknown>;

/** As the API sends it: with absolute addresses of media. */
const sent = <T>(row: T): T =>
  JSON.parse(
    JSON.stringify(row, (_, value: unknown) =>
      typeof value === 'string' && value.startsWith('/') ? `https://api.example${value}` : value,
    ),
  ) as T;

const blogs = sent(dataset.blogs);
const [first, second] = blogs;
if (!first || !second) throw new Error('The generator made too little');

function fit(rows: readonly unknown[], copy: typeof blogs = []) {
  const report = emptyReport('2026-11-24T00:00:00.000Z');
  return { rows: fitRows('Blog', rows, { validator, report, copy }), report };
}

test('a record that no longer fits is as an earlier build read it, and the report says what is wrong', () => {
  const { rows, report } = fit([{ ...first, published_at: 'soon' }, second], [first]);
  expect(rows).toEqual([first, second]);
  expect(report.problems).toMatchObject([
    { outcome: 'restored', record: `Blog ${first.id}`, at: '/published_at' },
  ]);
});

test('a draft is not published by an earlier version of it, and is no problem', () => {
  const report = emptyReport('');
  const project = sent(dataset.projects[0]) as unknown as Json;
  const copy = [project] as never;
  expect(fitRows('Project', [{ ...project, name: 7, status: 'Draft' }], { validator, report, copy })).toEqual(
    [],
  );
  expect(report.problems).toEqual([]);
});

const step = { title: { ar: 'دفعة', en: 'Payment' }, percent: 100 };

test.each<[string, unknown, string | undefined]>([
  [
    'adds up',
    {
      steps: [
        { ...step, percent: 33.33 },
        { ...step, percent: 66.67 },
      ],
    },
    undefined,
  ],
  ['does not add up', { steps: [{ ...step, percent: 50 }, step] }, 'its shares add up to 150'],
  [
    'has a step that does not fit',
    {
      steps: [
        { ...step, percent: 60 },
        { ...step, percent: '40' },
      ],
    },
    'add up to 60',
  ],
  ['has no step that fits', { steps: [{ ...step, percent: 0 }] }, undefined],
  ['has no steps', { steps: [] }, undefined],
])('a payment plan that %s', (name, payment_plan, message) => {
  const report = emptyReport('');
  const project = { ...sent(dataset.projects[0]), payment_plan };
  const [row] = fitRows('Project', [project], { validator, report });
  expect(row?.payment_plan ?? null).toEqual(name === 'adds up' ? payment_plan : null);
  expect(report.problems.length > 0).toBe(name !== 'adds up');
  if (message === undefined) return;
  expect(report.problems).toContainEqual(
    expect.objectContaining({
      outcome: 'repaired',
      at: '/payment_plan',
      message: expect.stringContaining(message) as string,
    }),
  );
});

test.each<[string, unknown, string | undefined]>([
  ['misses English', { ar: 'مقال' }, 'مقال'],
  ['has null for Arabic', { ar: null, en: 'Article' }, 'Article'],
  ['has English without width', { ar: 'مقال', en: '\u200B\u200D' }, 'مقال'],
  ['has nothing to see', { ar: '\u200B', en: ' ' }, undefined],
  ['has no text', { ar: 1, en: 2 }, undefined],
])('a title that %s', (_, title, shown) => {
  const { rows, report } = fit([{ ...first, title }]);
  expect(rows.map((row) => row.title)).toEqual(shown === undefined ? [] : [{ ar: shown, en: shown }]);
  expect(report.problems[0]).toMatchObject({ outcome: shown === undefined ? 'dropped' : 'repaired' });
  expect(report.problems[0]?.at).toMatch(/^\/title/);
});

test.each<[string, string, unknown]>([
  ['a number without an end', 'annual_rent', JSON.parse('1e400')],
  ['a number over 32 bits', 'annual_rent', 2 ** 31],
  ['an impossible port', 'photos', [{ url: 'http://media.example:99999/a.jpg', alt: { ar: 'ص', en: 'P' } }]],
])('%s is taken out or refused with its place, and nothing odd is passed on', (_, field, value) => {
  const report = emptyReport('');
  const rental = { ...sent(dataset.rentals[0]), [field]: value };
  const rows = fitRows('Rental', [rental], { validator, report, copy: [] });
  expect(JSON.stringify(rows)).not.toContain('99999');
  expect(rows.every((row) => (row.annual_rent ?? 0) < 2 ** 31)).toBe(true);
  expect(report.problems[0]?.at).toMatch(new RegExp(`^/${field}`));
});

test('two records of one address: it stays with the one that had it', () => {
  const report = emptyReport('');
  const thief = { ...second, slug: first.slug };
  const name = 'Blog';
  expect(withOwnAddresses([thief, first], { name, report, copy: [first] })).toEqual([first]);
  expect(withOwnAddresses([thief, first], { name, report, copy: [first, second] })).toEqual([second, first]);
  expect(withOwnAddresses([thief, first], { name, report })).toEqual([thief]);
  expect(report.problems.map(({ outcome, record }) => `${record} ${outcome}`)).toEqual([
    `Blog ${second.id} dropped`,
    `Blog ${second.id} restored`,
    `Blog ${first.id} dropped`,
  ]);
});

test('a unit that comes twice in a project has one page', () => {
  const unit = { id: 'u-1' };
  const project = {
    id: 'p',
    buildings: [{ units: [unit, { id: 'u-2' }] }, { units: [unit, unit] }],
  } as never;
  const report = emptyReport('');
  const { buildings } = withDistinctUnits(project, report);
  expect(buildings.map(({ units }) => units.map(({ id }) => id))).toEqual([['u-1', 'u-2'], []]);
  expect(report.problems[0]).toMatchObject({ record: 'Project p', message: expect.stringContaining('u-1') });
});

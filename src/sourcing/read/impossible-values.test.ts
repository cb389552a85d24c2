import { generateDataset } from '../../../openapi/reference-api/generator';
import { checkEveryAnswer } from '../../api-client/check/every-answer';
import { sanitizeResponse } from '../../api-client/sanitize-response';
import { ContractValidator } from './contract-validator';
import { fitRows } from './fit-rows';
import { emptyReport } from './report';

const validator = new ContractValidator();
const dataset = generateDataset({ projects: 1, units: 3, rentals: 1, blogs: 1 });
type Json = Record<string, unknown>;

/** As the API sends it: with absolute addresses of media, and without what is null. */
const sent = (row: unknown): Json =>
  JSON.parse(
    JSON.stringify(row, (_, value: unknown) =>
      typeof value === 'string' && value.startsWith('/')
        ? `https://api.example${value}`
        : (value ?? undefined),
    ),
  ) as Json;

const project = sent(dataset.projects[0]);
const rental = sent(dataset.rentals[0]);
const blog = sent(dataset.blogs[0]);

/** A record as visitors get it, live and from a build, and what the report of the build names. */
function shown(name: 'Project' | 'Rental' | 'Blog', row: Json) {
  const report = emptyReport('2026-11-24T00:00:00.000Z');
  const [built] = fitRows(name, [structuredClone(row)], { validator, report }) as unknown as (
    Json | undefined
  )[];
  const answer: { data: unknown } = { data: structuredClone(row) };
  const checked = checkEveryAnswer(name, answer.data);
  return { live: checked && answer.data, built, named: report.problems.map(({ at }) => at) };
}

test('a record of the generator is shown as it came, live and by a build', () => {
  const { live, built, named } = shown('Project', project);
  expect(live).toEqual(built);
  expect(named).toEqual([]);
});

test.each<['Project' | 'Rental', string, unknown]>([
  ['Rental', 'outside_area', 8.33e300],
  ['Rental', 'outside_area', -1],
  ['Rental', 'parking_spaces', 2_147_483_647],
  ['Project', 'price_from', 2_000_000_000],
  ['Project', 'total_area', { min: 100, max: 8.33e300 }],
  ['Project', 'total_area', { min: -1, max: 100 }],
  ['Project', 'service_charge', 1e12],
  ['Project', 'handover_date', '9999-12-31'],
  ['Project', 'launch_date', '0001-01-01T00:00:00.000Z'],
  ['Project', 'delivered_on', '0001-01-01'],
])(
  'a %s whose %s is %j is shown without it, live and by a build, and the report names it @10.4',
  (name, field, value) => {
    const row = { ...(name === 'Project' ? project : rental), [field]: value };
    const { live, built, named } = shown(name, row);
    // As a part of an answer; the price of a row that is a record of a list takes the row with it: see `known-rows.test.ts`.
    if (field !== 'price_from') expect(live ?? {}).not.toHaveProperty(field);
    expect(built?.[field] ?? null).toBeNull();
    expect(named.join()).toContain(`/${field}`);
  },
);

test.each<[string, unknown]>([
  ['total_area', 8.33e300],
  ['rooms', 1_000_000_000],
  ['bathrooms', 101],
  ['annual_rent', 2_000_000_000],
  ['floor', 1_000_000_000],
  ['flat_number', ''],
])('a rental whose %s is %j cannot be read, live and by a build @10.4', (field, value) => {
  const { live, built, named } = shown('Rental', { ...rental, [field]: value });
  expect([live, built]).toEqual([undefined, undefined]);
  expect(named).toContain(`/${field}`);
});

test.each(['9999-12-31', '0001-01-01'])('a licence until %s cannot be read: it is unknown', (expires_at) => {
  const licence = { ...(rental['licence'] as Json), expires_at };
  const { live, built, named } = shown('Rental', { ...rental, licence });
  expect(live).toBeUndefined();
  expect(built?.['licence'] ?? null).toBeNull();
  expect(named).toContain('/licence');
});

const day = (value: string) => ({ date: value, text: { ar: 'نص', en: 'Text' }, photos: [] });
const viewing = (id: string, starts_at: string, ends_at: string) => ({ id, starts_at, ends_at });
const advantage = (title: string) => ({ title: { ar: title, en: title }, text: { ar: 'نص', en: 'Text' } });
const nothing = '\u200B\u2060\uFEFF';

test.each<[string, string, unknown[], number[], string[]]>([
  [
    'progress of a day that has not come',
    'progress',
    [day('2199-01-01'), day('2026-01-05')],
    [1],
    ['/progress/0/date'],
  ],
  [
    'a viewing that ends before it begins, or as it begins',
    'viewings',
    [
      viewing('a', '2026-11-28T17:00:00Z', '2026-11-28T13:00:00Z'),
      viewing('b', '2026-11-28T13:00:00Z', '2026-11-28T17:00:00Z'),
      viewing('c', '2026-11-28T13:00:00Z', '2026-11-28T16:00:00+03:00'),
    ],
    [1],
    ['/viewings/0/ends_at', '/viewings/2/ends_at'],
  ],
  [
    'an advantage whose title nobody can see',
    'advantages',
    [advantage(nothing), advantage('نص')],
    [1],
    ['/advantages/0/title'],
  ],
])('%s is left out, live and by a build, and the report names it @10.4', (_, field, rows, left, places) => {
  const { live, built, named } = shown('Project', { ...project, [field]: rows });
  const expected = left.map((at) => rows[at]);
  expect(live).toMatchObject({ [field]: expected });
  expect(built).toMatchObject({ [field]: expected });
  expect(named).toEqual(places);
});

test.each<[string, unknown, string]>([
  ['delivered_on', '2199-01-01', '/delivered_on'],
  ['rooms', { min: 5, max: 3 }, '/rooms/max'],
  ['whatsapp', '', ''],
])('a %s of %j is none, live and by a build', (field, value, place) => {
  const { live, built, named } = shown('Project', { ...project, [field]: value });
  expect(live).not.toHaveProperty(field);
  expect(built).not.toHaveProperty(field);
  expect(named.join()).toBe(place);
});

test('a number of characters without width is no number: none where it is optional, else it cannot be read @10.4', () => {
  const clean = (row: Json) => sanitizeResponse(structuredClone(row));
  const withPhone = shown('Project', clean({ ...project, whatsapp: nothing }));
  expect(withPhone.live).not.toHaveProperty('whatsapp');
  expect(withPhone.built).not.toHaveProperty('whatsapp');
  const withoutFlat = shown('Rental', clean({ ...rental, flat_number: nothing }));
  expect([withoutFlat.live, withoutFlat.built]).toEqual([undefined, undefined]);
  const licence = { ...(rental['licence'] as Json), number: nothing };
  const unlicensed = shown('Rental', clean({ ...rental, licence }));
  expect(unlicensed.live).toBeUndefined();
  expect(unlicensed.built?.['licence'] ?? null).toBeNull();
  expect(unlicensed.named).toContain('/licence');
});

test('a place nobody can see is none, and of tags only those that can be seen are left', () => {
  const blank = { ar: nothing, en: ' ' };
  const { live, built } = shown('Rental', { ...rental, district: blank });
  expect(live).not.toHaveProperty('district');
  expect(built).not.toHaveProperty('district');
  const tag = { ar: 'دليل', en: 'Guide' };
  const article = shown('Blog', { ...blog, tags: [blank, tag], author: blank });
  expect(article.live).toMatchObject({ tags: [tag] });
  expect(article.built).toMatchObject({ tags: [tag] });
  expect(article.live).not.toHaveProperty('author');
});

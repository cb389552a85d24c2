import { generateDataset } from '../../../openapi/reference-api/generator';
import { checkEveryAnswer } from '../../api-client/check/testing';
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

/** A record as visitors get it, live and from a build, and what the report of the build names. */
function shown(name: 'Project' | 'Rental', row: Json) {
  const report = emptyReport('2026-11-24T00:00:00.000Z');
  const [built] = fitRows(name, [structuredClone(row)], { validator, report });
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
    expect((built as Json | undefined)?.[field] ?? null).toBeNull();
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
  expect(built?.licence ?? null).toBeNull();
  expect(named).toContain('/licence');
});

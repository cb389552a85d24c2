import fc from 'fast-check';
import { generateDataset } from '../../../openapi/reference-api/generator';
import { checkEveryAnswer as checkAnswer } from '../../api-client/check/every-answer';
import { ContractValidator, type SchemaName } from './contract-validator';

const { organization, projects, rentals, blogs, lookups } = generateDataset({
  ...{ projects: 2, units: 4, rentals: 3, blogs: 2 },
});
const meta = { page: 1, per_page: 9, total: 3, last_page: 1 };
const units = projects.flatMap(({ id, buildings }) =>
  buildings.flatMap((building) =>
    building.units.map((unit) => ({
      ...unit,
      building: building.name,
      building_id: building.id,
      project_id: id,
    })),
  ),
);

const [first] = projects;
const whole = {
  ...first,
  ...{ available_units: 2, total_units: 4, updated_at: '2026-11-22T05:00:00Z' },
  buildings: first?.buildings.map(({ id, name }) => ({
    ...{ id, name },
    units: units.filter((unit) => unit.building_id === id),
  })),
};

const answers: [call: string, schema: SchemaName, answer: object][] = [
  ['GET /public/organizations/me', 'OrganizationResponse', { data: organization }],
  ['GET /public/rentals/list', 'RentalListResponse', { data: rentals, meta }],
  ['GET /public/blogs/list', 'BlogListResponse', { data: blogs, meta }],
  ['GET /public/lookups/{category}', 'LookupListResponse', { data: Object.values(lookups).flat() }],
  ['GET /public/projects/{id}', 'ProjectResponse', { data: whole }],
  [
    'POST /public/projects/apartments',
    'ApartmentListResponse',
    { data: units, meta: { ...meta, as_of: '2026-11-22T05:00:00Z' } },
  ],
];
/** As the API sends it: with absolute addresses of media. */
const sent = (answer: object) =>
  JSON.parse(
    JSON.stringify(answer, (_, value: unknown) =>
      typeof value === 'string' && value.startsWith('/') ? `https://api.example${value}` : value,
    ),
  ) as object;

const validator = new ContractValidator();

/** Every place in a value, as the names and indexes that lead to it. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, member]) => placesIn(member, [...path, name]))];
}

/** A copy of `value` with another value in one place. */
function corrupt(value: unknown, [name, ...rest]: string[], put: unknown): unknown {
  if (name === undefined) return put;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[name] = corrupt(copy[name], rest, put);
  return copy;
}

const anything = fc.oneof(
  fc.constantFrom(null, undefined, {}, [], '', 0, -1, 1e10, 1e300, '0', true, [null], { ar: 1, en: 2 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Answers with other values in one to four places. */
const corrupted = (answer: object) =>
  fc.array(fc.tuple(fc.nat(), anything), { minLength: 1, maxLength: 4 }).map((changes) =>
    changes.reduce<unknown>((value, [at, put]) => {
      const places = placesIn(value);
      return corrupt(value, places[at % places.length] ?? [], put);
    }, answer),
  );

/** An address of a licence that could not be read is empty: the licence is shown without a link. */
const withLicenceAddresses = (answer: object): object =>
  JSON.parse(
    JSON.stringify(answer, (name, value: unknown) =>
      name === 'licence' && (value as { url?: unknown } | null)?.url === ''
        ? { ...(value as object), url: 'https://example.sa' }
        : value,
    ),
  ) as object;

test.each(answers)('%s: a valid answer stays unchanged', (call, schema, answer) => {
  const value = sent(answer);
  expect(checkAnswer(call, value)).toEqual({ dropped: [] });
  expect(validator.checkRow(schema, value)).toMatchObject({ valid: true, removed: [] });
});

test.each(answers)(
  '%s: after the check in the browser a corrupted answer fits the contract, or it is refused @10.4',
  (call, schema, answer) => {
    fc.assert(
      fc.property(corrupted(sent(answer)), (odd) => {
        const value = JSON.parse(JSON.stringify(odd) ?? 'null') as object;
        if (!checkAnswer(call, value)) return;
        const whole = withLicenceAddresses(value);
        expect(validator.checkRow(schema, whole)).toMatchObject({ valid: true, removed: [] });
      }),
      { numRuns: 200 },
    );
  },
);

import { generateDataset } from '../../../openapi/reference-api/generator';
import type { components } from '../../api-client/generated/schema';
import { ContractValidator } from './contract-validator';
import { fitRows } from './fit-rows';
import { emptyReport, recordsWith } from './report';
import { checkTolerance } from './tolerance';

type Project = components['schemas']['Project'];
type Json = Record<string, unknown>;

const validator = new ContractValidator();
const dataset = generateDataset({ projects: 1, units: 4, rentals: 1, blogs: 0 });

/** As the API sends it: with absolute addresses of media. */
const sent = <T>(row: T): T =>
  JSON.parse(
    JSON.stringify(row, (_, value: unknown) =>
      typeof value === 'string' && value.startsWith('/') ? `https://api.example${value}` : value,
    ),
  ) as T;

const licence = {
  ...{ kind: 'off_plan', number: '7200100101', expires_at: '2031-02-28' },
  url: 'https://example.sa/licences/7200100101',
};
const [generated] = sent(dataset.projects);
if (!generated) throw new Error('The generator made too little');
const project = {
  ...{ ...generated, status: 'For_Sale', licence },
  buildings: generated.buildings.map((building) => ({
    ...building,
    units: building.units.map((unit, at) => ({ ...unit, state: 'available', price: 500_000 + at })),
  })),
} as Project;
const units = (of?: Project) => (of?.buildings ?? []).flatMap((building) => building.units);
const count = units(project).length;

/** The project with its units as the API sends them now. */
const withUnits = (change: (unit: Json) => unknown): unknown => ({
  ...project,
  buildings: project.buildings.map((building) => ({
    ...building,
    units: building.units.map((unit) => change({ ...unit })),
  })),
});

function fit(received: unknown, copy?: readonly Project[]) {
  const report = { ...emptyReport('2026-11-27T00:00:00.000Z'), received: 1 };
  const [row] = fitRows('Project', [received], { validator, report, copy });
  return { row, report, strict: () => checkTolerance(reportOf(report), { isStrict: true, maxDropped: 100 }) };
}

const reportOf = (projects: ReturnType<typeof emptyReport>) => ({
  ...{ api_url: '', read_at: '', duration_ms: 0, resources: { projects } },
});

test('prices that come as text are those of an earlier build, and so is what the project says of them', () => {
  const { row, report, strict } = fit(
    withUnits((unit) => ({ ...unit, price: String(unit['price']) })),
    [project],
  );
  expect(units(row).map(({ price }) => price)).toEqual(units(project).map(({ price }) => price));
  expect(row).toMatchObject({ available_units: count, price_from: 500_000 });
  expect(recordsWith(report, 'restored')).toEqual([`Project ${project.id}`]);
  expect(report.problems).toContainEqual(
    expect.objectContaining({ outcome: 'restored', at: '/buildings/0/units/0' }),
  );
  expect(strict).toThrow('0 are without a part of their offer and 1 are as they were before');
});

test('without an earlier build the project is incomplete, counts as lost, and says nothing else than its units', () => {
  const { row, report } = fit(withUnits((unit) => ({ ...unit, price: 'soon' })));
  expect(row).toMatchObject({ available_units: 0, price_from: null });
  expect(recordsWith(report, 'incomplete')).toEqual([`Project ${project.id}`]);
  expect(() => checkTolerance(reportOf(report), { isStrict: false, maxDropped: 0 })).toThrow(
    'projects: of 1 records 0 records are dropped, 1 are without a part of their offer, more than 0 %',
  );
});

test.each<[string, (unit: Json) => unknown]>([
  ['a state nobody knows', (unit) => ({ ...unit, state: 'on hold' })],
  ['no area', ({ total_area: _, ...unit }) => unit],
  ['a price below zero', (unit) => ({ ...unit, price: -1 })],
])('a home with %s is as before, at its place among the others', (_title, change) => {
  const [first, ...others] = units(project);
  const received = withUnits((unit) =>
    unit['id'] === first?.id ? change(unit) : { ...unit, price: 700_000 },
  );
  const { row } = fit(received, [project]);
  expect(units(row)).toEqual([first, ...others.map((unit) => ({ ...unit, price: 700_000 }))]);
});

test('a building that nobody can read, and a licence with a relative address, are as before', () => {
  const [first] = project.buildings;
  const received = {
    ...project,
    buildings: [{ ...first, units: null }],
    licence: { ...licence, url: '/licences/1' },
  };
  const { row, report } = fit(received, [project]);
  expect(row?.buildings).toEqual([first]);
  expect(row?.licence).toEqual(licence);
  expect(report.problems.filter(({ outcome }) => outcome === 'restored').map(({ at }) => at)).toEqual([
    '/licence',
    '/buildings/0',
  ]);
});

test('what the API takes back itself is not put back', () => {
  const withdrawn = withUnits(({ price: _, ...unit }) => ({ ...unit, parking_spaces: 'two' }));
  const { row, report } = fit({ ...(withdrawn as Json), licence: null }, [project]);
  expect(units(row).every(({ price }) => price === undefined)).toBe(true);
  expect(row?.licence).toBeNull();
  expect(report.problems.every(({ outcome }) => outcome === 'repaired')).toBe(true);
});

test('a rental whose licence cannot be read keeps the one that was known', () => {
  const [rental] = sent(dataset.rentals);
  if (!rental) throw new Error('The generator made too little');
  const known = { ...rental, licence } as typeof rental;
  const report = emptyReport('');
  const [row] = fitRows('Rental', [{ ...rental, licence: 7 }], { validator, report, copy: [known] });
  expect(row).toEqual(known);
});

test('a new licence with a relative address is shown by its number, without a link', () => {
  const renewed = { ...licence, number: '7200100999', url: '/licences/7200100999' };
  for (const copy of [[project], undefined]) {
    const { row, report, strict } = fit({ ...project, licence: renewed }, copy);
    expect(row?.licence).toEqual({ ...renewed, url: '' });
    expect(recordsWith(report, 'repaired')).toEqual([`Project ${project.id}`]);
    expect(strict).not.toThrow();
  }
});

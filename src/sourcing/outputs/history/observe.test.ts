import type { components } from '../../../api-client/generated/schema';
import type { RowProblem } from '../../read/report';
import { observe, type LastReads } from './observe';
import type { RecordLine } from './record-line';

type Project = components['schemas']['Project'];

const unitOf = (price: number | null, state = 'available') => ({ id: 'u-1', price, state });

const projectWith = (units: object[], more: object = {}) =>
  ({
    ...{ id: 'p-1', status: 'For_Sale', launch_date: null, handover_date: '2027-06-30', ...more },
    buildings: [{ id: 'a', units }],
  }) as unknown as Project;

/** Builds in their order, each of what it read. */
function builds() {
  let lines: RecordLine[] = [];
  let lastReads: LastReads = {};
  return {
    read(
      day: string,
      projects: Project[],
      more: { origin?: 'api' | 'last_good'; problems?: RowProblem[] } = {},
    ): RecordLine[] {
      const read_at = `${day}T09:00:00.000Z`;
      const report = { origin: 'api' as const, problems: [], ...more, read_at };
      const seen = observe({ projects, report }, { lines, lastReads });
      lines = [...lines, ...seen.lines];
      lastReads = seen.lastReads;
      return seen.lines;
    },
  };
}

const problem = (outcome: RowProblem['outcome']): RowProblem => ({
  ...{ outcome, record: 'Project p-1', at: '/buildings/0/units/0/price', message: 'must be integer' },
});

test('the first build with the record writes down everything, and says nothing of the time before', () => {
  const lines = builds().read('2026-03-01', [projectWith([unitOf(900_000)])]);
  expect(lines.map(({ unit, field, after }) => [unit, field, after])).toEqual([
    [undefined, 'status', 'For_Sale'],
    [undefined, 'launch_date', null],
    [undefined, 'handover_date', '2027-06-30'],
    ['u-1', 'price', 900_000],
    ['u-1', 'state', 'available'],
  ]);
  expect(lines.some((line) => 'before' in line || 'last_seen_at' in line)).toBe(false);
});

test('a change names both values, and both times between which it came', () => {
  const { read } = builds();
  read('2026-03-01', [projectWith([unitOf(900_000)])]);
  expect(read('2026-03-02', [projectWith([unitOf(900_000)])])).toEqual([]);
  expect(read('2026-03-03', [projectWith([unitOf(920_000)])])).toEqual([
    {
      observed_at: '2026-03-03T09:00:00.000Z',
      ...{ project: 'p-1', unit: 'u-1', field: 'price', before: 900_000, after: 920_000 },
      last_seen_at: '2026-03-02T09:00:00.000Z',
    },
  ]);
});

test('a unit that is missing and comes back has no invented change', () => {
  const { read } = builds();
  read('2026-03-01', [projectWith([unitOf(900_000)])]);
  expect(read('2026-03-02', [projectWith([])])).toEqual([]);
  expect(read('2026-03-03', [])).toEqual([]);
  expect(read('2026-03-04', [projectWith([unitOf(900_000)])])).toEqual([]);
});

test('of a unit that comes back with another price the last day before is the one on which it was read', () => {
  const { read } = builds();
  read('2026-03-01', [projectWith([unitOf(900_000)])]);
  read('2026-03-02', [projectWith([])]);
  expect(read('2026-03-03', [projectWith([unitOf(920_000)])])).toMatchObject([
    { before: 900_000, last_seen_at: '2026-03-01T09:00:00.000Z' },
  ]);
});

test('rows of a last good copy say nothing', () => {
  const { read } = builds();
  read('2026-03-01', [projectWith([unitOf(900_000)])]);
  expect(read('2026-03-02', [projectWith([unitOf(800_000)])], { origin: 'last_good' })).toEqual([]);
  expect(read('2026-03-03', [projectWith([unitOf(800_000)])], { problems: [problem('restored')] })).toEqual(
    [],
  );
});

test('a price that was removed because it is malformed is no change to none', () => {
  const { read } = builds();
  read('2026-03-01', [projectWith([unitOf(900_000)])]);
  expect(read('2026-03-02', [projectWith([unitOf(null)])], { problems: [problem('repaired')] })).toEqual([]);
  expect(read('2026-03-03', [projectWith([unitOf(null)])])).toMatchObject([{ before: 900_000, after: null }]);
});

test('nothing is written with a time before the last read, as after the clock was set back', () => {
  const { read } = builds();
  read('2026-03-02', [projectWith([unitOf(900_000)])]);
  expect(read('2026-03-01', [projectWith([unitOf(920_000)])])).toEqual([]);
});

test('zero is no price, as everywhere on the site', () => {
  const { read } = builds();
  read('2026-03-01', [projectWith([unitOf(0)])]);
  expect(read('2026-03-02', [projectWith([unitOf(null)])])).toEqual([]);
});

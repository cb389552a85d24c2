import type { components } from '../../api-client/schema';
import { keptHome, knownHome } from '../shortlist/testing';
import { changesOf, columnOf, oldestOf } from './column';
import type { LiveAnswer } from './use-live-projects';

type Project = components['schemas']['Project'];
type Unit = components['schemas']['Unit'];

const ref = { project: 'alyasmin-gardens', unit: '101' };
const now = '2026-11-21T08:00:00.000Z';

function found(fields: Partial<Unit>, status: Project['status'] = 'For_Sale'): LiveAnswer {
  const { project: name, building, ...attributes } = knownHome();
  const unit = { ...attributes, id: '101', building, ...fields };
  const project = { name, status, buildings: [{ id: 'a', name: building, units: [unit] }] };
  return { status: 'live', project: project as unknown as Project, asOf: now };
}

test('a home that was read just now is current', () => {
  const column = columnOf(ref, [], found({ state: 'reserved' }));
  expect(column).toMatchObject({
    status: 'live',
    asOf: now,
    known: { state: 'reserved', flat_number: '101' },
  });
  expect(changesOf(column)).toEqual([]); // nobody kept it, so nothing changed
});

test.each([
  ['sold since', { state: 'sold' }, [{ what: 'state', state: 'sold' }]],
  ['reserved since', { state: 'reserved' }, [{ what: 'state', state: 'reserved' }]],
  ['as it was', {}, []],
  ['dearer', { price: 950_000 }, [{ what: 'price', before: 900_000 }]],
  ['without a price any more', { price: null }, [{ what: 'price', before: 900_000 }]],
  ['without a price that was entered', { price: 0 }, [{ what: 'price', before: 900_000 }]],
] as const)('of a kept home that is %s, this is said @2.91', (_what, fields, expected) => {
  const changes = changesOf(columnOf(ref, [keptHome('101')], found(fields)));
  expect(changes).toEqual(expected.map((change) => ({ ...change, since: '2026-11-01T08:00:00.000Z' })));
});

test('a price that is announced later has no price before it', () => {
  const kept = keptHome('101', { price: null }, { keptPrice: undefined });
  expect(changesOf(columnOf(ref, [kept], found({})))).toEqual([
    { what: 'price', before: undefined, since: kept.keptAt },
  ]);
});

test('a home with a price is not on sale before its project is launched, and says so once it is', () => {
  const before = columnOf(ref, [keptHome('101')], found({}, 'Soon_Sale'));
  expect(before.known).toMatchObject({ state: 'upcoming', price: 900_000 });
  expect(changesOf(before)).toEqual([]);
  const kept = keptHome('101', { state: 'upcoming' }, { keptState: 'upcoming' });
  expect(changesOf(columnOf(ref, [kept], found({})))).toEqual([
    { what: 'state', state: 'available', since: kept.keptAt },
  ]);
});

test.each([
  ['the project is not there any more', { status: 'removed' }],
  ['the project does not have it any more', found({ id: 'another' })],
] as const)('when %s, a kept home keeps what was known, and another is only gone', (_why, answer) => {
  expect(columnOf(ref, [keptHome('101')], answer)).toMatchObject({
    status: 'removed',
    asOf: '2026-11-01T08:00:00.000Z',
  });
  expect(columnOf(ref, [], answer)).toEqual(expect.objectContaining({ status: 'removed', known: undefined }));
});

test('while the API is away, a kept home is what it was, with its date', () => {
  expect(columnOf(ref, [keptHome('101')], { status: 'cached' })).toMatchObject({
    status: 'cached',
    asOf: '2026-11-01T08:00:00.000Z',
  });
});

test('the table is as old as its oldest column', () => {
  const columns = [columnOf(ref, [], found({})), columnOf(ref, [keptHome('101')], { status: 'cached' })];
  expect(oldestOf(columns)).toBe('2026-11-01T08:00:00.000Z');
  expect(oldestOf([])).toBeUndefined();
});

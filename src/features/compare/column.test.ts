import type { components } from '../../api-client/generated/schema';
import { shortlistItem, unitSnapshot } from '../shortlist/testing';
import { getChanges, toColumn, findOldest } from './column';
import type { LiveProject } from './use-live-projects';

type Project = components['schemas']['Project'];
type Unit = components['schemas']['Unit'];

const ref = { project: 'alyasmin-gardens', unit: '101' };
const now = '2026-11-21T08:00:00.000Z';

function answerWith(fields: Partial<Unit>, status: Project['status'] = 'For_Sale'): LiveProject {
  const { project: name, building, ...attributes } = unitSnapshot();
  const unit = { ...attributes, id: '101', building, ...fields };
  const project = { name, status, buildings: [{ id: 'a', name: building, units: [unit] }] };
  return { status: 'live', project: project as unknown as Project, asOf: now };
}

test('a unit from the API’s answer is live', () => {
  const column = toColumn(ref, [], answerWith({ state: 'reserved' }));
  expect(column).toMatchObject({
    status: 'live',
    asOf: now,
    snapshot: { state: 'reserved', flat_number: '101' },
  });
  expect(getChanges(column)).toEqual([]); // not saved, so there is nothing to compare with
});

test.each([
  ['sold', { state: 'sold' }, [{ field: 'state', state: 'sold' }]],
  ['reserved', { state: 'reserved' }, [{ field: 'state', state: 'reserved' }]],
  ['unchanged', {}, []],
  ['more expensive', { price: 950_000 }, [{ field: 'price', before: 900_000 }]],
  ['no longer priced', { price: null }, [{ field: 'price', before: 900_000 }]],
  ['priced at zero', { price: 0 }, [{ field: 'price', before: 900_000 }]],
] as const)('a saved unit that is now %s has these changes @2.91', (_what, fields, expected) => {
  const changes = getChanges(toColumn(ref, [shortlistItem('101')], answerWith(fields)));
  expect(changes).toEqual(expected.map((change) => ({ ...change, since: '2026-11-01T08:00:00.000Z' })));
});

test('a price announced after the unit was saved has no earlier price', () => {
  const item = shortlistItem('101', { price: null }, { priceWhenAdded: undefined });
  expect(getChanges(toColumn(ref, [item], answerWith({})))).toEqual([
    { field: 'price', before: undefined, since: item.addedAt },
  ]);
});

test('a unit with a price is upcoming until its project is on sale, and then has a change', () => {
  const before = toColumn(ref, [shortlistItem('101')], answerWith({}, 'Soon_Sale'));
  expect(before.snapshot).toMatchObject({ state: 'upcoming', price: 900_000 });
  expect(getChanges(before)).toEqual([]);
  const item = shortlistItem('101', { state: 'upcoming' }, { stateWhenAdded: 'upcoming' });
  expect(getChanges(toColumn(ref, [item], answerWith({})))).toEqual([
    { field: 'state', state: 'available', since: item.addedAt },
  ]);
});

test.each([
  ['the project is removed', { status: 'removed' }],
  ['the project no longer has the unit', answerWith({ id: 'another' })],
] as const)('when %s, a saved unit keeps its snapshot, and another has none', (_why, answer) => {
  expect(toColumn(ref, [shortlistItem('101')], answer)).toMatchObject({
    status: 'removed',
    asOf: '2026-11-01T08:00:00.000Z',
  });
  expect(toColumn(ref, [], answer)).toEqual(
    expect.objectContaining({ status: 'removed', snapshot: undefined }),
  );
});

test('while the API is unavailable, a saved unit keeps its snapshot and its date', () => {
  expect(toColumn(ref, [shortlistItem('101')], { status: 'cached' })).toMatchObject({
    status: 'cached',
    asOf: '2026-11-01T08:00:00.000Z',
  });
});

test('the time of the table is that of its oldest column', () => {
  const columns = [
    toColumn(ref, [], answerWith({})),
    toColumn(ref, [shortlistItem('101')], { status: 'cached' }),
  ];
  expect(findOldest(columns)).toBe('2026-11-01T08:00:00.000Z');
  expect(findOldest([])).toBeUndefined();
});

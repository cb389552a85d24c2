import { getHandoverHistory, linesBySubject, getPriceHistory } from './price-history';
import { getSubject, type RecordLine } from './record-line';

const at = (day: string, more: Partial<RecordLine>): RecordLine => ({
  observed_at: `2026-03-${day}T09:00:00.000Z`,
  ...{ project: 'p-1', unit: 'u-1', field: 'price', after: 900_000, ...more },
});
const first = at('01', {});
const seen = at('03', { before: 900_000, after: 920_000, last_seen_at: '2026-03-02T09:00:00.000Z' });
const onDay = at('03', { before: 900_000, after: 920_000, last_seen_at: '2026-03-03T08:45:00.000Z' });

test('a price with which the record begins may be older than it', () =>
  expect(getPriceHistory([first])).toEqual({
    ...{ price: 900_000, before: null, seen_at: first.observed_at, knowledge: 'first' },
  }));

test('of a change between two days only the day on which it was seen is known', () =>
  expect(getPriceHistory([first, seen])).toEqual({
    ...{ price: 920_000, before: 900_000, seen_at: seen.observed_at, knowledge: 'seen' },
  }));

test('a change between two reads on one day came on that day', () =>
  expect(getPriceHistory([first, onDay])?.knowledge).toBe('on_day'));

test('where it is not known when the price before was last read, the day of the change is not either', () => {
  const { last_seen_at: _, ...unknown } = seen;
  expect(getPriceHistory([first, unknown])?.knowledge).toBe('seen');
});

test('midnight in Riyadh, not in Greenwich, parts the days', () => {
  const acrossMidnight = {
    ...seen,
    last_seen_at: '2026-03-01T20:50:00.000Z',
    observed_at: '2026-03-01T21:10:00.000Z',
  };
  expect(getPriceHistory([acrossMidnight])?.knowledge).toBe('seen');
});

test('a unit that the record does not have has no history', () =>
  expect(
    getPriceHistory(linesBySubject([first]).get(getSubject({ project: 'p-1', unit: 'u-2' }))),
  ).toBeUndefined());

test('a project keeps the handover dates that it promised, in their order', () => {
  const promise = (day: string, before: string | null | undefined, after: string | null) =>
    at(day, { unit: undefined, field: 'handover_date', before, after });
  const lines = [
    promise('01', undefined, '2027-03-31'),
    promise('02', '2027-03-31', null),
    promise('05', null, '2027-09-30'),
  ];
  expect(getHandoverHistory(lines).map(({ date, knowledge }) => [date, knowledge])).toEqual([
    ['2027-03-31', 'first'],
    ['2027-09-30', 'seen'],
  ]);
});

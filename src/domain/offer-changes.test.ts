import { changesPath } from '../lib/record-files';
import { parseChanges, recordedPrice, type OfferChanges } from './offer-changes';

const at = (day: string, time = '09:00') => `2026-03-${day}T${time}:00.000Z`;
const file: OfferChanges = {
  as_of: at('20'),
  since: at('01'),
  changes: [
    {
      unit: 'u-2',
      field: 'price',
      before: 1,
      after: 2,
      seen_at: at('12'),
      before_seen_at: at('01'),
      last_seen_at: at('11'),
    },
    {
      unit: 'u-1',
      field: 'price',
      before: 920_000,
      after: 940_000,
      seen_at: at('10'),
      before_seen_at: at('05'),
      last_seen_at: at('09'),
    },
    {
      unit: 'u-1',
      field: 'state',
      before: 'reserved',
      after: 'available',
      seen_at: at('10'),
      before_seen_at: at('01'),
    },
    {
      unit: 'u-1',
      field: 'price',
      before: 900_000,
      after: 920_000,
      seen_at: at('05'),
      before_seen_at: at('02'),
      last_seen_at: at('04'),
    },
  ],
};
const current = { price: 940_000, seen_at: at('10') };
const priceAt = (time: string) => recordedPrice(file, 'u-1', current, time)?.price;

test.each([
  ['after the last change', at('15'), 940_000],
  ['in the minute in which it was seen', at('10'), 940_000],
  ['between two changes', at('05'), 920_000],
  ['before the first change', at('03'), 900_000],
])('the record knows the price %s', (_, time, price) => expect(priceAt(time)).toBe(price));

test.each([
  ['after the last read', at('21')],
  ['between two reads of different prices', at('04', '15:00')],
  ['between two reads of other different prices', at('09', '15:00')],
  ['before the unit was first read', at('01')],
])('the record does not know the price %s', (_, time) => expect(priceAt(time)).toBeUndefined());

test('a file that is none says nothing', () => {
  expect(parseChanges(undefined)).toBeUndefined();
  expect(parseChanges({ as_of: 'yesterday', since: at('01'), changes: [] })).toBeUndefined();
  expect(parseChanges({ ...file, changes: [null, ...file.changes] })).toEqual(file);
});

test('every project has an address of its own', () =>
  expect(changesPath('al-yasmin')).toBe('/changes/al-yasmin.json'));

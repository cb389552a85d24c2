import { rentalConditions } from '../../domain/conditions/rental-table';
import { unitConditions } from '../../domain/conditions/table';
import { searchCodecs } from './search-codecs';
import { sharedConditions, toQueryOf } from './to-query-of';

test('the conditions that both lists have are kept', () => {
  const both = Object.keys(unitConditions).filter((name) => Object.hasOwn(rentalConditions, name));
  expect([...sharedConditions].sort()).toEqual(both.filter((name) => name !== 'status_id').sort());
});

test.each([
  ['rentals', '?rooms=3%2C4&city=riyadh&near=school', { rooms: [3, 4], city: 'riyadh' }],
  ['rentals', '?available_only=true&status_id=For_Sale', { status_id: 'available' }],
  ['rentals', '?orderBy=price_from&page=2', {}],
] as const)('%s are asked for what is in %s', (list, search, asked) => {
  expect(searchCodecs[list].parse(toQueryOf(list, search))).toEqual(asked);
});

test.each([
  ['?status_id=available&district=alyasmin&parking=true', { available_only: true, district: ['alyasmin'] }],
  ['?status_id=rented&price_max=60000', { price_max: 60_000 }],
])('projects are asked for what is in %s', (search, asked) => {
  expect(searchCodecs.projects.parse(toQueryOf('projects', search))).toEqual(asked);
});

test('nothing asked is no query', () => expect(toQueryOf('projects', '')).toBe(''));

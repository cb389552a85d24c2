import type { RentalCardData } from './rental';
import { narrowRentals, rentalFilters, rentalSorts } from './rental-list-request';

test('the address has the filters of the list by the names of the API @3.19', () => {
  const search =
    '?page=2&orderBy=annual_rent&desc=true&status_id=reserved&has_ac=true&has_kitchen=false&rooms=3';
  expect(rentalFilters.format(rentalFilters.parse(search))).toBe(search);
  expect(rentalFilters.parse('?status_id=sold&orderBy=price_from&has_ac=1&rooms=many')).toEqual({});
});

test('each order asks the list by the keys of the API @3.19', () => {
  const entries = rentalSorts.names.map((name) => [name, rentalSorts.filtersOf(name)]);
  expect(Object.fromEntries(entries)).toEqual({
    newest: { orderBy: undefined, desc: undefined },
    cheapest: { orderBy: 'annual_rent', desc: false },
    mostExpensive: { orderBy: 'annual_rent', desc: true },
    largest: { orderBy: 'total_area', desc: true },
  });
});

const rental = (id: string, fields: Partial<RentalCardData> = {}): RentalCardData => ({
  ...({
    id,
    title: { ar: id, en: id },
    building: { ar: 'أ', en: 'A' },
    flat_number: '1',
    floor: 0,
  } as RentalCardData),
  rooms: 2,
  bathrooms: 1,
  total_area: 90,
  annual_rent: 40_000,
  state: 'available',
  air_conditioning: 'installed',
  kitchen: 'fitted',
  ...fields,
});

const rows = [
  rental('newest', { annual_rent: 60_000, total_area: 120, kitchen: 'none' }),
  rental('rented', { state: 'rented', rooms: 3 }),
  rental('oldest', { annual_rent: 30_000, rooms: 6, air_conditioning: null }),
];

test.each([
  [{}, ['newest', 'rented', 'oldest']],
  [{ status_id: 'available' }, ['newest', 'oldest']],
  [{ has_ac: true }, ['newest', 'rented']],
  [{ has_ac: false }, ['oldest']],
  [{ has_kitchen: true }, ['rented', 'oldest']],
  [{ rooms: 3 }, ['rented']],
  [{ rooms: 5 }, ['oldest']],
  [{ orderBy: 'annual_rent', desc: false }, ['oldest', 'rented', 'newest']],
  [{ orderBy: 'annual_rent', desc: true }, ['newest', 'rented', 'oldest']],
  [{ orderBy: 'total_area', desc: true }, ['newest', 'rented', 'oldest']],
  [{ has_ac: true, rooms: 2, status_id: 'available' }, ['newest']],
] as const)('while the API is unavailable %j leaves the matching rows', (filters, ids) => {
  expect(narrowRentals(rows, filters).map(({ id }) => id)).toEqual(ids);
});

import { findRelaxations } from '../../domain/conditions/relaxations';
import { rentalConditions } from '../../domain/conditions/rental-table';
import type { RentalCardData } from './rental';
import { findRentals, narrowRentals } from './rental-matching';

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

const place = (ar: string, en: string) => ({
  city: { ar: 'الرياض', en: 'Riyadh' },
  district: { ar, en },
});

const rows = [
  rental('newest', {
    ...{ annual_rent: 60_000, total_area: 120, kitchen: 'none', parking_spaces: 1, furnishing: 'furnished' },
    ...place('حي الياسمين', 'Al Yasmin'),
  }),
  rental('rented', { state: 'rented', rooms: 3, parking_spaces: 0, ...place('حي الملقا', 'Al Malqa') }),
  rental('oldest', {
    annual_rent: 30_000,
    rooms: 6,
    air_conditioning: null,
    ...place('حي النرجس', 'Al Narjis'),
  }),
];

test.each([
  [{}, ['newest', 'rented', 'oldest']],
  [{ status_id: 'available' }, ['newest', 'oldest']],
  [{ has_ac: true }, ['newest', 'rented']],
  [{ has_ac: false }, ['oldest']],
  [{ has_kitchen: true }, ['rented', 'oldest']],
  [{ rooms: [3] }, ['rented']],
  [{ rooms: [5] }, ['oldest']],
  [{ orderBy: 'annual_rent', desc: false }, ['oldest', 'rented', 'newest']],
  [{ orderBy: 'annual_rent', desc: true }, ['newest', 'rented', 'oldest']],
  [{ orderBy: 'total_area', desc: true }, ['newest', 'rented', 'oldest']],
  [{ has_ac: true, rooms: [2], status_id: 'available' }, ['newest']],
  [{ city: 'riyadh' }, ['newest', 'rented', 'oldest']],
  [{ city: 'jeddah' }, []],
  [{ district: ['alyasmin'] }, ['newest']],
  [{ district: ['yasmin', 'narjis'] }, ['newest', 'oldest']],
  [{ price_max: 40_000 }, ['rented', 'oldest']],
  [{ parking: true }, ['newest']],
  [{ parking: false }, ['rented']],
  [{ furnishing: 'furnished' }, ['newest']],
  [{ furnishing: 'unfurnished' }, []],
] as const)('while the API is unavailable %j leaves the matching rows', (filters, ids) => {
  expect(narrowRentals(rows, filters).map(({ id }) => id)).toEqual(ids);
});

test('a rent that was not entered is below no limit', () => {
  expect(narrowRentals([rental('not entered', { annual_rent: 0 })], { price_max: 100_000 })).toEqual([]);
});

test.each([
  [
    { rooms: [2], price_max: 50_000 },
    [
      { name: 'price_max', change: { price_max: 60_000 }, count: 1 },
      { name: 'rooms', change: { rooms: [3] }, count: 1 },
    ],
  ],
  [{ rooms: [1] }, [{ name: 'rooms', change: { rooms: [2] }, count: 1 }]],
  [
    { district: ['narjis'], parking: true },
    [
      { name: 'district', change: { district: undefined }, count: 1 },
      { name: 'parking', change: { parking: undefined }, count: 1 },
    ],
  ],
  [{ city: 'jeddah', rooms: [3] }, [{ name: 'city', change: { city: undefined }, count: 1 }]],
  [{ city: 'jeddah', rooms: [4] }, []],
])('where nothing meets %j the changes that bring rentals are %j', (conditions, expected) => {
  expect(narrowRentals(rows, conditions)).toEqual([]);
  const relaxations = findRelaxations(rentalConditions, conditions, (change) => {
    const found = findRentals(rows, { ...conditions, ...change });
    return { count: found.length, lowestPrice: Math.min(...found.map(({ annual_rent }) => annual_rent)) };
  });
  expect(relaxations.map(({ name, change, count }) => ({ name, change, count }))).toEqual(expected);
});

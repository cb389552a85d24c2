import { rentalFilters, rentalSorts } from './rental-list-request';

test('the address has the filters of the list by the names of the API @3.19', () => {
  const search =
    '?page=2&orderBy=annual_rent&desc=true&status_id=reserved&has_ac=true&has_kitchen=false&rooms=3&city=riyadh&district=yasmin%2Cnarjis&price_max=60000&parking=true&furnishing=furnished';
  expect(rentalFilters.format(rentalFilters.parse(search))).toBe(search);
  expect(
    rentalFilters.parse(
      '?status_id=sold&orderBy=price_from&has_ac=1&rooms=many&furnishing=some&price_max=0&district=',
    ),
  ).toEqual({});
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

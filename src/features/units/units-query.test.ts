import { unitsQueryCodec, toUnitFilter, unitsSearch } from './units-query';

test('a filter can be written to the address and read from it again', () => {
  const filter = { available_only: true, rooms: [4], area_min: 150, price_max: 1_200_000 } as const;
  expect(unitsSearch(filter)).toBe('?available_only=true&rooms=4&area_min=150&price_max=1200000');
  expect(toUnitFilter(unitsQueryCodec.parse(unitsSearch(filter)))).toEqual(filter);
});

test('an empty filter gives an empty query', () => {
  expect(unitsSearch({})).toBe('');
  expect(unitsQueryCodec.parse('?available_only=false')).toEqual({});
});

test('invalid and unrelated parameters are ignored', () => {
  expect(unitsQueryCodec.parse('?unit=a&rooms=9&price_max=-1&view=grid&building=&area_min=0')).toEqual({});
});

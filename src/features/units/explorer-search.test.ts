import { choiceOf, explorerCodec, filterOf, unitsSearch } from './explorer-search';

test('a filter is written into the address and read from it again', () => {
  const filter = { availableOnly: true, rooms: 4, minArea: 150, maxPrice: 1_200_000 };
  expect(unitsSearch(filter)).toBe('?available_only=true&rooms=4&area_min=150&price_max=1200000');
  expect(filterOf(explorerCodec.parse(unitsSearch(filter)))).toEqual(filter);
});

test('no filter leaves no trace', () => {
  expect(unitsSearch({})).toBe('');
  expect(unitsSearch({ availableOnly: false })).toBe('');
  expect(choiceOf({})).toEqual({});
});

test('what is no filter of homes is not read', () => {
  expect(explorerCodec.parse('?unit=a&rooms=9&price_max=-1&view=grid&building=&area_min=0')).toEqual({});
});

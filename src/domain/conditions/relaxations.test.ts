import { unitConditions, type UnitConditions } from './table';
import { findInFacets } from '../search/find-in-facets';
import { searchHomesData } from '../search/search-homes-data';
import { toSearchFilter } from '../search/to-search-filter';
import { findRelaxations } from './relaxations';
import { homesData, today } from './testing';

test.each<[string, UnitConditions, object[]]>([
  [
    'a budget is raised to the cheapest home',
    { rooms: [4], price_max: 1_000_000 },
    [
      { name: 'price_max', change: { price_max: 1_150_000 }, count: 1 },
      { name: 'rooms', change: { rooms: [3] }, count: 1 },
    ],
  ],
  [
    'neighbouring numbers of rooms come before any number',
    { rooms: [3], area_min: 140 },
    [
      { name: 'rooms', change: { rooms: [4] }, count: 2 },
      { name: 'area_min', change: { area_min: undefined }, count: 1 },
    ],
  ],
  [
    'what is far is not asked for',
    { handover: 'ready', near: ['airport', 'mosque'] },
    [{ name: 'near', change: { near: ['mosque'] }, count: 2 }],
  ],
  ['two conditions that nothing meets alone bring nothing', { near: ['airport'], district: ['nowhere'] }, []],
])('%s', (_, wanted, expected) => {
  const { facets } = searchHomesData(homesData(), toSearchFilter(wanted), today);
  const find = findInFacets(facets, wanted);
  const relaxations = findRelaxations(unitConditions, wanted, (change) => {
    const { units = 0, lowestPrice } = find(change) ?? {};
    return { count: units, lowestPrice };
  });
  // Without the value: it is the visitor's own.
  expect(relaxations.map(({ name, change, count }) => ({ name, change, count }))).toEqual(expected);
});

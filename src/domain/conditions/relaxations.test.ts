import { unitConditions, type UnitConditions } from './table';
import { findUnits } from './find';
import { findRelaxations } from './relaxations';
import { finderData, today } from './testing';

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
    { city: 'jeddah', near: ['school', 'mosque'] },
    [
      { name: 'near', change: { near: ['mosque'] }, count: 1 },
      { name: 'city', change: { city: undefined }, count: 2 },
    ],
  ],
  ['two conditions that nothing meets alone bring nothing', { near: ['airport'], district: ['nowhere'] }, []],
])('%s', (_, wanted, expected) => {
  const relaxations = findRelaxations(unitConditions, wanted, (asked) => {
    const units = findUnits(finderData(), asked, today);
    return { count: units.length, lowestPrice: units[0]?.price ?? undefined };
  });
  // Without the value: it is the visitor's own.
  expect(relaxations.map(({ name, change, count }) => ({ name, change, count }))).toEqual(expected);
});

import { demoDataFolder } from './demo-file-error';
import { loadDemoData } from './load-demo-data';
import { flatNumber, unitPrice } from './units';
import { unitFigures } from './unit-figures';

const projects = loadDemoData(new Date('2026-11-21T12:00:00Z'), demoDataFolder).projects;

test.each([
  [0, 1, '001'],
  [2, 4, '204'],
  [12, 3, '1203'],
])('on floor %i, position %i has the unit number %s', (floor, position, number) => {
  expect(flatNumber(floor, position)).toBe(number);
});

test('a price rises with each floor, and is null until announced', () => {
  expect(unitPrice({ ground_floor: 920_000, per_floor: 45_000 }, 0)).toBe(920_000);
  expect(unitPrice({ ground_floor: 920_000, per_floor: 45_000 }, 2)).toBe(1_010_000);
  expect(unitPrice(undefined, 2)).toBeNull();
});

test('building A of Al Yasmin Gardens has as available those units that its file lists as neither sold nor reserved', () => {
  const building = projects.find(({ slug }) => slug === 'alyasmin-gardens')?.buildings[0];
  const available = building?.units.filter(({ state }) => state === 'available');
  expect(
    available?.map(({ flat_number, rooms, total_area, price }) => [flat_number, rooms, total_area, price]),
  ).toEqual([
    ['002', 4, 195.7, 1_120_000],
    ['004', 3, 152.3, 920_000],
    ['101', 4, 195.7, 1_180_000],
    ['102', 3, 152.3, 965_000],
    ['202', 4, 195.7, 1_240_000],
  ]);
});

test('a later phase has units without prices in a project with prices', () => {
  const phaseTwo = projects.find(({ slug }) => slug === 'alyasmin-gardens')?.buildings.at(-1);
  expect(new Set(phaseTwo?.units.map(({ price }) => price))).toEqual(new Set([null]));
});

test('the tower has eleven floors on a podium of two', () => {
  const tower = projects.find(({ slug }) => slug === 'alrabwa-heights');
  const floors = new Set(
    tower?.buildings.slice(0, 2).flatMap(({ units }) => units.map(({ floor }) => floor)),
  );
  expect([floors.size, Math.min(...floors), Math.max(...floors)]).toEqual([11, 2, 12]);
});

test('units of a later phase, and of a sale that has not opened, are not counted as available @2.74', () => {
  const figures = projects.map(({ slug, available_units }) => [slug, available_units]);
  expect(figures).toContainEqual(['alyasmin-gardens', 9]);
  expect(figures).toContainEqual(['almalqa-terraces', 0]);
  const { buildings = [] } = projects.find(({ slug }) => slug === 'alyasmin-gardens') ?? {};
  const units = buildings.flatMap((building) => building.units);
  expect(unitFigures(units, 'Soon_Sale')).toMatchObject({ available_units: 0, price_from: 920_000 });
});

test('without units there are no ranges and no price', () => {
  expect(unitFigures([], 'For_Sale')).toEqual({
    available_units: 0,
    total_units: 0,
    rooms: null,
    total_area: null,
    price_from: null,
  });
});

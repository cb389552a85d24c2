import { countMatches, findUnits, findProjects } from './find';
import type { UnitConditions } from './table';
import { fromFinderFile, toFinderFile } from './finder-file';
import { finderData, today } from './testing';

const data = finderData();

test.each<[UnitConditions, string[], string[]]>([
  [{}, ['r1', 'o1', 'r2', 'o2', 's1'], ['ready', 'off-plan', 'soon']],
  [{ city: 'riyadh' }, ['r1', 'o1', 'r2', 'o2'], ['ready', 'off-plan']],
  [{ district: ['alyasmin', 'alshati-jeddah'] }, ['r1', 'r2', 's1'], ['ready', 'soon']],
  [{ district: ['nowhere'] }, [], []],
  [{ rooms: [4] }, ['o1', 'r2'], ['ready', 'off-plan']],
  [{ rooms: [5] }, ['o2'], ['off-plan']],
  [{ rooms: [4], price_max: 1_200_000, city: 'riyadh' }, ['o1'], ['off-plan']],
  [{ area_min: 160 }, ['r2', 'o2'], ['ready', 'off-plan']],
  [{ handover: 'ready' }, ['r1', 'r2'], ['ready']],
  [{ handover: 2026 }, ['r1', 'r2'], ['ready']],
  [{ handover: 2028 }, ['r1', 'o1', 'r2', 'o2'], ['ready', 'off-plan']],
  [{ near: ['mosque'] }, ['r1', 'o1', 'r2', 'o2', 's1'], ['ready', 'off-plan', 'soon']],
  [{ near: ['mosque', 'school'] }, ['r1', 'r2'], ['ready']],
  [{ available_only: true }, ['r1', 'o1', 'r2', 'o2'], ['ready', 'off-plan']],
  [{ status_id: 'Soon_Sale' }, ['s1'], ['soon']],
])('%j finds units, the cheapest first, and their projects', (wanted, units, projects) => {
  expect(findUnits(data, wanted, today).map(({ id }) => id)).toEqual(units);
  expect(findProjects(data, wanted, today).map(({ id }) => id)).toEqual(projects);
});

test('units are counted where something is asked of them, otherwise projects', () => {
  expect(countMatches(data, { city: 'riyadh' }, today)).toEqual({ of: 'projects', count: 2 });
  expect(countMatches(data, { city: 'riyadh', rooms: [4] }, today)).toEqual({ of: 'units', count: 2 });
});

test('the file of the build holds the same data', () => {
  const file = JSON.parse(JSON.stringify(toFinderFile(data))) as ReturnType<typeof toFinderFile>;
  expect(fromFinderFile(file)).toEqual(data);
});

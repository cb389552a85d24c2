import { toHomesData } from './homes-data';
import { homesData, places } from './testing';

test('projects and units that cannot be read are found as they were known @10.4', () => {
  const { projects, units } = homesData();
  const stillKnown = {
    projects: projects.filter(({ id }) => id === 'ready'),
    units: units.filter(({ project }) => project.id === 'ready'),
  };
  const found = toHomesData([], [], places, () => [], stillKnown);
  expect(found.projects.map(({ id }) => id)).toEqual(['ready']);
  expect(found.units.map(({ id, price }) => [id, price])).toEqual([
    ['r1', 900_000],
    ['r2', 1_250_000],
  ]);
});

test('a known unit of a project that is published no more is not found', () => {
  const { units } = homesData();
  expect(toHomesData([], [], places, () => [], { projects: [], units }).units).toEqual([]);
});

import type { HomesData } from './homes-data';
import { fromHomesFiles, maxPartSize, toHomesFiles } from './homes-files';
import { homesData } from './testing';

/** The same homes many times, in projects of two cities. */
function manyHomes(times: number): HomesData {
  const { places, projects, units } = homesData();
  return {
    ...{ places, projects },
    units: units.flatMap((unit) =>
      Array.from({ length: times }, (_, index) => ({ ...unit, id: `${unit.id}-${index}` })),
    ),
  };
}

const byId = (units: HomesData['units']) => [...units].sort((a, b) => (a.id < b.id ? -1 : 1));

test.each([1, 500])('the files have all homes, each %i times', (times) => {
  const data = manyHomes(times);
  const { index, parts } = toHomesFiles(data);
  const read = fromHomesFiles(JSON.parse(JSON.stringify(index)), JSON.parse(JSON.stringify(parts)));
  expect(read.projects).toEqual(data.projects);
  expect(read.places).toEqual(data.places);
  expect(byId(read.units)).toEqual(byId(data.units));
});

test('no part is larger than promised, and none has homes of two cities', () => {
  const { index, parts } = toHomesFiles(manyHomes(2000));
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) {
    expect(new TextEncoder().encode(JSON.stringify(part)).length).toBeLessThanOrEqual(maxPartSize);
    const cities = new Set(Object.keys(part).map((number) => index.projects[Number(number)]?.city));
    expect(cities.size).toBe(1);
  }
});

test('a project names the parts that have its homes', () => {
  const { index, parts } = toHomesFiles(manyHomes(2000));
  index.projects.forEach((project, number) => {
    const having = parts.flatMap((part, at) => (part[number] ? [at] : []));
    expect(project.parts).toEqual(having);
  });
});

import { benchDataset, benchProjects } from './dataset';

test('each project has its number of units and buildings, and every unit its own id', () => {
  const { projects } = benchDataset();
  for (const { slug, units, buildings } of benchProjects) {
    const project = projects.find(({ id }) => id === slug);
    const all = project?.buildings.flatMap((building) => building.units) ?? [];
    expect(project?.buildings).toHaveLength(buildings);
    expect(new Set(all.map(({ id }) => id)).size).toBe(units);
    expect(Math.max(...all.map(({ floor }) => floor))).toBeLessThan(200);
  }
});

test('the weights of pages are measured on a project of ordinary size', () => {
  expect(benchDataset().projects[0]?.total_units).toBe(20);
});

import { benchDataset, benchProjects } from './dataset';

test('each project has as many homes in as many buildings as it says, and every home its own id', () => {
  const { projects } = benchDataset();
  for (const { slug, units, buildings } of benchProjects) {
    const project = projects.find(({ id }) => id === slug);
    const all = project?.buildings.flatMap((building) => building.units) ?? [];
    expect(project?.buildings).toHaveLength(buildings);
    expect(new Set(all.map(({ id }) => id)).size).toBe(units);
    expect(Math.max(...all.map(({ floor }) => floor))).toBeLessThan(200);
  }
});

test('what the build weighs is a project of ordinary size', () => {
  expect(benchDataset().projects[0]?.total_units).toBe(20);
});

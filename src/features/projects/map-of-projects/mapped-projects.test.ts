import type { ProjectListRow } from '../project';
import { isLocated, mappedProjects } from './mapped-projects';

const row = (id: string, coordinates?: ProjectListRow['coordinates']) =>
  ({ id, coordinates }) as ProjectListRow;
const riyadh = { latitude: 24.7, longitude: 46.7 };

test('projects with a position are numbered in the order of the list; the others stay in it', () => {
  const entries = mappedProjects([
    row('first', riyadh),
    row('missing'),
    row('null', null),
    row('empty form', { latitude: 0, longitude: 0 }),
    row('last', riyadh),
  ]);
  expect(entries.map(({ project, number }) => [project.id, number])).toEqual([
    ['first', 1],
    ['missing', undefined],
    ['null', undefined],
    ['empty form', undefined],
    ['last', 2],
  ]);
  expect(entries.filter(isLocated).map(({ position }) => position)).toEqual([riyadh, riyadh]);
});

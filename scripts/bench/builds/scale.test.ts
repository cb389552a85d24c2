import { scaleFor } from './scale';

/** Three pages a published project, one a rental and an article, each in two languages. */
const recordPages = ({ projects, drafts = 0, rentals, blogs }: ReturnType<typeof scaleFor>) =>
  2 * (3 * (projects - drafts) + rentals + blogs);

test.each([1000, 10_000, 20_000])('data for %i pages makes about as many', (pages) => {
  const made = recordPages(scaleFor(pages));
  expect(Math.abs(made - pages) / pages).toBeLessThan(0.02);
});

test('the smallest data still has a record of each kind to change', () => {
  expect(scaleFor(1)).toMatchObject({ projects: 1, drafts: 0, rentals: 1, blogs: 1 });
});

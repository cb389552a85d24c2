import type { ProjectCardData } from './project';
import { similarProjects } from './similar-projects';

const text = (words: string) => ({ ar: words, en: words });
const project = (slug: string, city: string, district: string, price_from: number | null, more = {}) =>
  ({
    ...{ id: slug, slug, name: text(slug), summary: text(''), city: text(city), district: text(district) },
    ...{ price_from, status: 'For_Sale', available_units: 3, total_units: 9, ...more },
  }) as ProjectCardData;

const like = project('reference', 'Riyadh', 'Alyasmin', 900_000);
const near = project('near', 'Riyadh', 'Alyasmin', 2_000_000);
const cheap = project('cheap', 'Riyadh', 'Almalqa', 890_000);
const unpriced = project('unpriced', 'Riyadh', 'Almalqa', null);
const far = project('far', 'Jeddah', 'Alrabwa', 900_000);

const slugs = (projects: readonly ProjectCardData[]) => projects.map(({ slug }) => slug);

test('the same district comes first, then the same city by price', () => {
  expect(slugs(similarProjects(like, [far, unpriced, cheap, near]))).toEqual(['near', 'cheap', 'unpriced']);
});

test('the project itself and sold-out projects are left out', () => {
  const sold = project('sold', 'Riyadh', 'Alyasmin', null, { available_units: 0 });
  const soon = project('soon', 'Riyadh', 'Alyasmin', null, { available_units: 0, status: 'Soon_Sale' });
  expect(slugs(similarProjects(like, [like, sold, soon]))).toEqual(['soon']);
});

import type { ProjectCardData } from '../projects';
import { projectsForSale } from './projects-for-sale';

const text = { ar: 'نص', en: 'Text' };
const project = (slug: string, status: ProjectCardData['status']): ProjectCardData => ({
  id: slug,
  slug,
  status,
  name: text,
  city: text,
  district: text,
  summary: text,
  available_units: 1,
  total_units: 1,
});
const slugs = (projects: ProjectCardData[]) => projects.map(({ slug }) => slug);

describe('projects for sale', () => {
  const latest = [
    project('planned', 'Under_Construction'),
    project('done', 'Completed'),
    project('soon', 'Soon_Sale'),
    project('newer', 'For_Sale'),
    project('older', 'For_Sale'),
  ];

  it('start with those for sale, newest first, without completed ones', () => {
    expect(slugs(projectsForSale(latest, 6))).toEqual(['newer', 'older', 'soon', 'planned']);
  });

  it('are limited to the given number', () => {
    expect(slugs(projectsForSale(latest, 2))).toEqual(['newer', 'older']);
  });

  it('never include a draft or an unknown status', () => {
    const unknown = 'Auction' as ProjectCardData['status'];
    expect(projectsForSale([project('draft', 'Draft'), project('auction', unknown)], 3)).toEqual([]);
  });
});

import type { Scale } from '../../../openapi/reference-api/generator';

/** Records of the data that 16,966 pages were first measured with; other sizes keep these shares. */
const reference = { pages: 16_966, projects: 500, rentals: 2000, blogs: 5000 };

const draftShare = 0.02;

/** Made-up data of about this many pages, in two languages, with 40 units in each project. */
export function scaleFor(pages: number): Scale {
  const share = (records: number) => Math.max(1, Math.round((records * pages) / reference.pages));
  const projects = share(reference.projects);
  return {
    projects,
    units: 40,
    rentals: share(reference.rentals),
    blogs: share(reference.blogs),
    drafts: Math.round(projects * draftShare),
  };
}

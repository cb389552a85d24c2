import type { Scale } from '../../../openapi/reference-api/generator';

const inSixtyProjects = (units: number): Scale => ({ projects: 60, units, rentals: 1, blogs: 1 });

/** What the site is built from: every home is two pages. */
export const builtCatalogue = inSixtyProjects(5);

/** Homes in the same 60 projects. */
export const catalogues: readonly Scale[] = [builtCatalogue, inSixtyProjects(50), inSixtyProjects(167)];

/** “3,000 homes”. */
export const titleOf = ({ projects, units }: Scale): string =>
  `${(projects * units).toLocaleString('en-US')} homes`;

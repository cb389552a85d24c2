import { projectRoutes, slugPattern } from './project-address';

/** Page data of the "not found" page, which loads late projects in the browser. */
export const notFoundPageData = '/page-data/404.html/page-data.json';

/** Matches the address of a project's page data, known or not. */
export const projectPageData = `^/page-data/projects/(?:${projectRoutes.join('|')})/${slugPattern}/page-data\\.json$`;

/** Page data that never belongs to a project: functions of static hosts need not look at it. */
export const otherPageData = ['/page-data/sq/*', '/page-data/blogs/*', '/page-data/rentals/*'] as const;

const pattern = new RegExp(projectPageData);

/**
 * Whether missing page data is answered with that of the "not found" page. Told "404", Gatsby would ask whether the
 * page's HTML exists; for a project published after the build it does, and Gatsby would give the page up.
 */
export const mayBeUnbuiltProject = (pathname: string): boolean => pattern.test(pathname);

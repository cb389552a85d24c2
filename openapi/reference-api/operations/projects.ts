import { projectsWithFigures, publishedProjects, summaryColumns, toProjectSummary } from './project-queries';
import { readPage, rowsPerPage } from './pages';
import type { Handler } from './handler';

/** The contract's maximum. */
const latestCount = 6;

export const getLatestProjects: Handler<'getLatestProjects'> = async ({ database, organizationId }) => {
  const rows = await projectsWithFigures(database, organizationId)
    .select(summaryColumns)
    .orderBy('project.published_at', 'desc')
    .orderBy('project.id')
    .limit(latestCount)
    .execute();
  return { data: rows.map(toProjectSummary) };
};

/** Without `orderBy` newest first, `desc` is then ignored; projects without a price come last in both directions. */
export const listProjects: Handler<'listProjects'> = async ({ database, organizationId, query }) => {
  const { page = 1, orderBy, desc, status_id: status } = query;
  const descending = !orderBy || desc;
  return readPage({
    page,
    perPage: query.per_page ?? rowsPerPage.projects,
    all: publishedProjects(database, organizationId, status),
    rows: async (offset, limit) => {
      const rows = await projectsWithFigures(database, organizationId, status)
        .select(summaryColumns)
        .orderBy(orderBy === 'price_from' ? 'figures.price_from' : 'project.published_at', (order) =>
          (descending ? order.desc() : order.asc()).nullsLast(),
        )
        .orderBy('project.id')
        .offset(offset)
        .limit(limit)
        .execute();
      return rows.map(toProjectSummary);
    },
  });
};

import type { Handler } from './handler';
import { readPage, rowsPerPage } from './pages';

export const listBlogs: Handler<'listBlogs'> = async ({ database, organizationId, query }) => {
  const blogs = database.selectFrom('blogs').where('organization_id', '=', organizationId);
  return readPage({
    page: query.page ?? 1,
    perPage: query.per_page ?? rowsPerPage.blogs,
    all: blogs,
    rows: async (offset, limit) => {
      const rows = await blogs
        .selectAll()
        .orderBy('published_at', 'desc')
        .orderBy('id')
        .offset(offset)
        .limit(limit)
        .execute();
      return rows.map(({ organization_id: _organization, published_at, ...blog }) => ({
        ...blog,
        published_at: published_at.toISOString(),
      }));
    },
  });
};

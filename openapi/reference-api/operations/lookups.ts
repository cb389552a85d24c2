import type { Handler } from './handler';

export const getLookups: Handler<'getLookups'> = async ({ database, organizationId, path }) => ({
  data: await database
    .selectFrom('lookups')
    .select(['id', 'label', 'parent_id'])
    .where('organization_id', '=', organizationId)
    .where('category', '=', path.category)
    .orderBy('position')
    .orderBy('id')
    .execute(),
});

import type { Handler } from './operation';

/** The profile without what only the server knows of it. */
export const getOrganization: Handler<'getOrganization'> = async ({ database, organizationId }) => {
  const {
    id: _id,
    key: _key,
    ...profile
  } = await database
    .selectFrom('organizations')
    .selectAll()
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { data: profile };
};

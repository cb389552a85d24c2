import type { Handler } from './handler';

/** The profile without the server's own columns. */
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

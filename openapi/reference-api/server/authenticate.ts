import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/tables';
import { HttpProblem } from '../operations/http-problem';

/**
 * The organization that the request's key belongs to.
 * @throws HttpProblem 401 when the key is missing or unknown
 */
export async function authenticate(
  request: FastifyRequest,
  keyHeader: string,
  database: Database,
): Promise<number> {
  const key = request.headers[keyHeader.toLowerCase()];
  const organization =
    typeof key === 'string'
      ? await database.selectFrom('organizations').select('id').where('key', '=', key).executeTakeFirst()
      : undefined;
  if (!organization) throw new HttpProblem(401, { detail: `The ${keyHeader} header is missing or unknown` });
  return organization.id;
}

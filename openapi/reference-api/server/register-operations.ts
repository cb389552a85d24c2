import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Contract, OperationId } from '../contract/load-contract';
import { requestValidatorOf, type RequestValidator } from '../contract/request-validator';
import type { Database } from '../database/tables';
import { handlers } from '../operations';
import { HttpProblem, notFound } from '../operations/http-problem';
import type { Alerts, Call, Handler } from '../operations/handler';
import { injectFaults, type Faults } from './faults';
import { originOf, withAbsoluteMedia } from './media-urls';

export interface OperationOptions {
  contract: Contract;
  database: Database;
  /** Enquiries a minute from one IP address. */
  createsPerMinute: number;
  publicUrl: string | undefined;
  faults: Faults | undefined;
  alerts: Alerts;
}

declare module 'fastify' {
  interface FastifyRequest {
    organizationId: number;
  }
}

/**
 * The organization that the request's key belongs to.
 * @throws HttpProblem 401 when the key is missing or unknown
 */
async function authenticate(request: FastifyRequest, keyHeader: string, database: Database): Promise<number> {
  const key = request.headers[keyHeader.toLowerCase()];
  const organization =
    typeof key === 'string'
      ? await database.selectFrom('organizations').select('id').where('key', '=', key).executeTakeFirst()
      : undefined;
  if (!organization) throw new HttpProblem(401, { detail: `The ${keyHeader} header is missing or unknown` });
  return organization.id;
}

/** @throws HttpProblem 404, or 422 with every invalid field */
function toCall(request: FastifyRequest, validate: RequestValidator) {
  const { params, query, body } = request;
  const { headers, noSuchPath, errors } = validate({ params, query, headers: request.headers, body });
  if (noSuchPath) throw notFound('No resource at this address');
  if (errors.length > 0) throw new HttpProblem(422, { errors });
  return { organizationId: request.organizationId, path: params, query, headers, body };
}

/** Makes a route of every operation of the contract. For a plugin with the contract's base path. */
export function registerOperations(server: FastifyInstance, options: OperationOptions): void {
  const { contract, database, createsPerMinute, publicUrl, faults, alerts } = options;
  // One limit for all forms together, and none for reading: a build of the site reads thousands of pages.
  const limitCreates = server.rateLimit({ max: createsPerMinute, timeWindow: '1 minute' });
  const identify: onRequestAsyncHookHandler = async (request) => {
    request.organizationId = await authenticate(request, contract.keyHeader, database);
  };
  server.decorateRequest('organizationId', 0);
  for (const operation of contract.operations) {
    const validate = requestValidatorOf(operation);
    const handle = handlers[operation.id] as Handler<OperationId>;
    const creates = operation.successStatus === 201;
    server.route({
      method: operation.method,
      url: operation.url,
      schema: { response: operation.responses },
      onRequest: [injectFaults(faults, operation.id), ...(creates ? [limitCreates] : []), identify],
      preSerialization: [
        async (request, _reply, payload) => withAbsoluteMedia(payload, originOf(request, publicUrl)),
      ],
      handler: async (request, reply) => {
        // The validator has checked the types.
        const call = { ...toCall(request, validate), database, alerts } as Call<OperationId>;
        reply.code(operation.successStatus).header('cache-control', 'no-store');
        return handle(call);
      },
    });
  }
}

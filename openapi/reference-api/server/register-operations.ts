import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Contract, OperationId } from '../contract/load-contract';
import { createRequestValidator } from '../contract/request-validator';
import type { Database } from '../database/tables';
import { handlers } from '../operations';
import type { Alerts, Call, Handler } from '../operations/handler';
import { checkedRequest, unauthorized } from './checked-request';
import { injectFaults, type Faults } from './faults';
import { getOrigin, withAbsoluteMedia } from './media-urls';

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
  if (!organization) throw unauthorized(keyHeader);
  return organization.id;
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
    const validate = createRequestValidator(operation);
    const handle = handlers[operation.id] as Handler<OperationId>;
    const creates = operation.successStatus === 201;
    server.route({
      method: operation.method,
      url: operation.url,
      schema: { response: operation.responses },
      onRequest: [injectFaults(faults, operation.id), ...(creates ? [limitCreates] : []), identify],
      preSerialization: [
        async (request, _reply, payload) => withAbsoluteMedia(payload, getOrigin(request, publicUrl)),
      ],
      handler: async (request, reply) => {
        // The validator has checked the types.
        const { organizationId } = request;
        const call = { ...checkedRequest(request, validate), organizationId, database, alerts };
        reply.code(operation.successStatus).header('cache-control', 'no-store');
        return handle(call as Call<OperationId>);
      },
    });
  }
}

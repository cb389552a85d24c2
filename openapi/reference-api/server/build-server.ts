import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import responseValidation from '@fastify/response-validation';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { jsonAjv } from '../contract/request-validator';
import { answerClientError } from './client-errors';
import { handleErrors, sendError } from './error-responses';
import { bodyLimit, corsOptions } from './http-options';
import { registerServiceRoutes, type ServiceOptions } from './service-routes';
import { acceptJsonBodies } from './json-body';
import { registerOperations, type OperationOptions } from './register-operations';
import type { TrustedProxies } from '../trusted-proxies';
import { createRequestId, nameRequest, sendRequestIds } from './request-id';
import { requestCountsIn } from './request-counts';
import { loggerOptions, logRequests, type LogOptions } from './request-log';

/** Milliseconds for a request to arrive in full, headers and body. */
const defaultRequestTimeout = 30_000;

export interface ServerOptions extends OperationOptions, ServiceOptions {
  /** Validate every response by the contract; an invalid one becomes a 500. For tests. */
  validateResponses: boolean;
  /** Proxies whose `X-Forwarded-For` is believed: the limit of enquiries counts the addresses that they name. */
  trustProxy: TrustedProxies;
  /** Milliseconds for a request to arrive in full; a slower one is cut. */
  requestTimeout?: number;
  log: LogOptions | undefined;
}

/** Fastify itself trusts nobody by a count, because it cannot know that the caller is a proxy: the operator says so. */
const toFastifyTrust = (trusted: TrustedProxies) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;

/** The HTTP server of the contract, complete but not listening. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { requestTimeout = defaultRequestTimeout } = options;
  const server = fastify({
    bodyLimit,
    requestTimeout,
    // Without a byte in either direction: for who opens a connection and says nothing.
    connectionTimeout: 2 * requestTimeout,
    http: { headersTimeout: requestTimeout / 2, connectionsCheckingInterval: requestTimeout / 10 },
    clientErrorHandler: answerClientError,
    trustProxy: toFastifyTrust(options.trustProxy),
    logger: loggerOptions(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestId,
    forceCloseConnections: 'idle',
    // Before there is a route, the plugins below do not run.
    frameworkErrors: (error, _request, reply) =>
      sendError(error, nameRequest(reply).header('access-control-allow-origin', '*')),
  });
  // Responses are plain JSON: tests validate them, and serializing does not change them to fit the schema.
  server.setSerializerCompiler(() => (payload) => JSON.stringify(payload));
  acceptJsonBodies(server);
  handleErrors(server);
  sendRequestIds(server);
  logRequests(server);

  await server.register(cors, corsOptions(options.contract));
  // Brotli's default quality is meant for files; 4 is fast enough for dynamic responses.
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  await server.register(compress, { encodings: ['br', 'gzip'], brotliOptions });
  await server.register(rateLimit, { global: false, store: requestCountsIn(options.database) });
  await server.register(
    async (api) => {
      await api.register(responseValidation, {
        ajv: jsonAjv,
        responseValidation: options.validateResponses,
        responseStatusCodeValidation: true,
      });
      registerOperations(api, options);
    },
    { prefix: options.contract.basePath },
  );
  registerServiceRoutes(server, options);
  return server;
}

import cors from '@fastify/cors';
import fastify from 'fastify';
import { loadContract, type Operation } from '../../openapi/reference-api/contract/load-contract';
import { createRequestValidator } from '../../openapi/reference-api/contract/request-validator';
import { checkedRequest, unauthorized } from '../../openapi/reference-api/server/checked-request';
import { handleErrors } from '../../openapi/reference-api/server/error-responses';
import { bodyLimit, corsOptions } from '../../openapi/reference-api/server/http-options';
import { createRequestId, sendRequestIds } from '../../openapi/reference-api/server/request-id';
import { acceptJsonBodies } from '../../openapi/reference-api/server/json-body';

/** An API that knows the contract only, and answers its examples. */
export interface ExampleApi {
  url: string;
  close(): Promise<void>;
}

/** The example of a success: that of the path, where examples are named after values of a parameter, or of any. */
function exampleOf({ responses, successStatus }: Operation, path: Readonly<Record<string, string>>): unknown {
  const { examples, schema } = responses[successStatus]?.content['application/json'] ?? {};
  const [named] = Object.values(path).flatMap((value) => examples?.[value] ?? []);
  const [example] = (schema?.['examples'] ?? []) as unknown[];
  return named ? named.value : example;
}

/**
 * Starts a server of the contract without data: it answers each valid request, with any key, with the contract's example.
 * @param file another contract than that of this project
 */
export async function startExampleApi(port: number, file?: string): Promise<ExampleApi> {
  const contract = loadContract(file);
  const server = fastify({ bodyLimit, forceCloseConnections: true, genReqId: createRequestId });
  server.setSerializerCompiler(() => (payload) => JSON.stringify(payload));
  acceptJsonBodies(server);
  handleErrors(server);
  sendRequestIds(server);
  await server.register(cors, corsOptions(contract));
  for (const operation of contract.operations) {
    const validate = createRequestValidator(operation);
    server.route<{ Params: Record<string, string> }>({
      method: operation.method,
      url: contract.basePath + operation.url,
      handler: async (request, reply) => {
        if (!request.headers[contract.keyHeader.toLowerCase()]) throw unauthorized(contract.keyHeader);
        checkedRequest(request, validate);
        reply.code(operation.successStatus).header('cache-control', 'no-store');
        return exampleOf(operation, request.params);
      },
    });
  }
  const url = await server.listen({ host: '127.0.0.1', port });
  return { url, close: () => server.close() };
}

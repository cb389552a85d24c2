import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** Target and level of the log, JSON lines. */
export interface LogOptions {
  /** `info` logs each request, `error` only what went wrong, `silent` nothing. */
  level?: string;
  stream: { write(line: string): void };
}

/** An error without its message, because those of the database quote values. */
function serializeError(error: Error & { code?: unknown }) {
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { type: error.name, code: String(error.code ?? ''), message: '', stack: frames.join('\n') };
}

/** Fastify's logger without hosts, addresses and messages of errors. */
export function loggerOptions(log: LogOptions | undefined): FastifyServerOptions['logger'] {
  if (!log) return false;
  return {
    level: log.level ?? 'info',
    stream: log.stream,
    base: null,
    serializers: { err: serializeError },
  };
}

/**
 * One line a request: method, route (its pattern, not the address), status, milliseconds and request id.
 * No bodies, queries, headers or addresses: the log holds no personal data.
 */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}

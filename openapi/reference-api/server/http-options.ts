import type { Contract } from '../contract/load-contract';
import { requestIdHeader } from './request-id';

/** Bytes; the contract names it in its response 413. */
export const bodyLimit = 64 * 1024;

/** Options of `@fastify/cors`. Any origin is allowed: the data is public, and there are no cookies. */
export function corsOptions({ operations, keyHeader }: Contract) {
  const headers = operations.flatMap(({ parameters }) => parameters.filter((one) => one.in === 'header'));
  return {
    origin: '*',
    methods: [...new Set(operations.map(({ method }) => method))],
    allowedHeaders: [...new Set(['Content-Type', keyHeader, ...headers.map(({ name }) => name)])],
    exposedHeaders: ['Retry-After', requestIdHeader],
    maxAge: 24 * 60 * 60,
    strictPreflight: false,
  };
}

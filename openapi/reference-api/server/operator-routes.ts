import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Database } from '../database/tables';

/** Registers the routes of an operator's command. `onRequest` lets the operator through and nobody else. */
export type OperatorRoutes = (
  server: FastifyInstance,
  database: Database,
  onRequest: onRequestAsyncHookHandler,
) => void;

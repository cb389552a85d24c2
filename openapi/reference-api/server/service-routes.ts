import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Contract } from '../contract/load-contract';
import type { Database } from '../database/tables';

const mediaDirectory = path.resolve(__dirname, '../demo-data/media');

export interface ServiceOptions {
  contract: Contract;
  database: Database;
  databaseName: 'pglite' | 'postgresql';
}

/** Routes that are not in the contract: `/health` for the host, the media of the demo data, the contract itself. */
export function registerServiceRoutes(server: FastifyInstance, options: ServiceOptions): void {
  const { contract, database, databaseName } = options;

  server.get('/health', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await sql`select 1`.execute(database);
      return { status: 'ok', database: databaseName };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable', database: databaseName });
    }
  });

  server.get(`${contract.basePath}/openapi.yaml`, async (_request, reply) =>
    reply.type('application/yaml; charset=utf-8').send(contract.text),
  );

  server.register(fastifyStatic, { root: mediaDirectory, prefix: '/media/', maxAge: '7d', index: false });
}

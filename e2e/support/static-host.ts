/** A plain static host: it serves the build and cannot read cookies. */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

/** Serves `public/` on a free loopback port until closed. */
export async function startStaticHost(): Promise<{ url: string; close(): Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: path.resolve('public'), redirect: false, index: 'index.html' });
  app.setNotFoundHandler((_request, reply) => reply.code(404).sendFile('404.html'));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => app.close() };
}

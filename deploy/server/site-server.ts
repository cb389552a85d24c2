import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { respond, type Host } from '../respond';
import { securityHeaders } from '../rules/headers';
import type { ProjectApi } from '../rules/unbuilt-projects';

/** Without the API's address and key, projects published after the build are "not found". */
export interface SiteServerOptions extends ProjectApi {
  /** Directory of the Gatsby build, normally `public`. */
  publicDir: string;
}

interface DiskFile {
  status: 200 | 404;
  /** From the root of the build, with its leading slash. */
  path: string;
}

type SiteHost = Host<DiskFile> & { publicDir: string };

/** The build, looked up on the disk for each request, so that a new one shows without a restart. */
const createHost = (publicDir: string, api: ProjectApi): SiteHost => ({
  publicDir,
  api,
  file: async (file) => {
    const stats = await stat(path.join(publicDir, file)).catch(() => undefined);
    return { status: stats?.isFile() ? 200 : 404, path: file };
  },
});

/** Builds the server without listening: `await (await createSiteServer(…)).listen({ port, host })`. */
export async function createSiteServer({ publicDir, ...api }: SiteServerOptions): Promise<FastifyInstance> {
  const host = createHost(path.resolve(publicDir), api);
  const app = fastify({
    forceCloseConnections: 'idle',
    routerOptions: { ignoreDuplicateSlashes: true },
    // The router itself refuses what it cannot decode, before any hook.
    frameworkErrors: (_error, request, reply) => void sendAnswer(request, reply, host),
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  // Quality 5 is about as fast as gzip and smaller; bundles are compressed better once, after the build.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(fastifyStatic, {
    root: host.publicDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  app.get('/healthz', async (_request, reply) => reply.header('Cache-Control', 'no-store').send('ok\n'));
  app.get('/*', (request, reply) => sendAnswer(request, reply, host));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(405).header('Allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('405\n'),
  );
  return app;
}

async function sendAnswer(request: FastifyRequest, reply: FastifyReply, host: SiteHost) {
  const { cookie } = request.headers;
  const { status, headers, file } = await respond(request.raw.url ?? '/', cookie, host);
  reply.code(status).headers(headers);
  if (!file) return status === 301 ? reply.send() : reply.send(`${status}\n`);
  // The compression plug-in says this itself of what it compresses, but not of files that were compressed before.
  if (/\.(js|css|svg|json|xml)$/.test(file.path)) reply.header('Vary', 'accept-encoding');
  // The plug-in for files knows a media type by the ending only, and an ETag by size and time only.
  if ('Content-Type' in headers) return sendText(request, reply, path.join(host.publicDir, file.path));
  return reply.sendFile(file.path);
}

/**
 * Sends a page or a feed. Its ETag comes from the content: the versions of a page in two languages share an address,
 * and may share size and time as well. Only an answer with status 200 has one: a 404 is never answered with 304.
 */
async function sendText(request: FastifyRequest, reply: FastifyReply, file: string) {
  const text = await readFile(file);
  if (reply.statusCode !== 200) return reply.send(text);
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  reply.header('ETag', etag);
  const known = request.headers['if-none-match']?.split(/,\s*/) ?? [];
  return known.includes(etag) ? reply.code(304).send() : reply.send(text);
}

/** The production server: the static build, the visitor's language by cookie, and nothing that renders. */
import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { parseCookie } from 'cookie';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { canonicalPath } from '../rules/canonical-path';
import { isFeed } from '../rules/feeds';
import { cacheControl, securityHeaders } from '../rules/headers';
import { mayBeUnbuiltProject, notFoundPageData } from '../rules/late-page-data';
import { localeCookie } from '../rules/locales';
import { pageFiles } from '../rules/page-files';
import { projectSlug } from '../rules/project-address';
import { isPublishedProject } from '../rules/published-project';
import { parseRequestPath } from '../rules/request-path';
import { sendFeed, sendNotFoundPage, sendPage } from './send-page';
import { firstExisting } from './site-files';

export interface SiteServerOptions {
  /** Directory of the Gatsby build, normally `public`. */
  publicDir: string;
  /** Origin of the API. Without it and the key, projects published after the build are "not found". */
  apiUrl?: string;
  organizationKey?: string;
}

/** Builds the server without listening: `await (await createSiteServer(…)).listen({ port, host })`. */
export async function createSiteServer(options: SiteServerOptions): Promise<FastifyInstance> {
  const publicDir = path.resolve(options.publicDir);
  const app = fastify({
    forceCloseConnections: 'idle',
    routerOptions: { ignoreDuplicateSlashes: true },
    // The router itself refuses what it cannot decode, before any hook.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(securityHeaders);
      void refuse(request, reply, publicDir);
    },
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
    root: publicDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  app.get('/healthz', async (_request, reply) => reply.header('Cache-Control', 'no-store').send('ok\n'));
  app.get('/*', (request, reply) => answer(request, reply, { ...options, publicDir }));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(405).header('Allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('405\n'),
  );
  return app;
}

async function answer(request: FastifyRequest, reply: FastifyReply, options: SiteServerOptions) {
  const target = parseRequestPath(request.raw.url ?? '/');
  if (!target) return refuse(request, reply, options.publicDir);
  const { pathname, search, isUntidy } = target;
  const canonical = canonicalPath(pathname);
  if (isUntidy || canonical !== pathname) return reply.redirect(encodeURI(canonical) + search, 301);

  const chosen = chosenLocale(request);
  const page = await firstExisting(options.publicDir, pageFiles(pathname, chosen));
  if (page) return sendPage(request, reply, options.publicDir, page);
  const asset = await firstExisting(options.publicDir, [{ file: pathname.slice(1) }]);
  if (asset && isFeed(pathname)) return sendFeed(request, reply, options.publicDir, asset.file);
  if (asset) return sendAsset(reply, asset.file);
  if (mayBeUnbuiltProject(pathname)) return sendAsset(reply, notFoundPageData.slice(1));

  const isNewProject = await isNewerThanBuild(pathname, options);
  return sendNotFoundPage(reply, options.publicDir, { pathname, chosen }, isNewProject ? 200 : 404);
}

const chosenLocale = ({ headers }: FastifyRequest) => parseCookie(headers.cookie ?? '')[localeCookie];

/** An address that cannot be read. */
const refuse = (request: FastifyRequest, reply: FastifyReply, publicDir: string) =>
  sendNotFoundPage(reply, publicDir, { pathname: '/', chosen: chosenLocale(request) }, 400);

function sendAsset(reply: FastifyReply, file: string) {
  reply.header('Cache-Control', cacheControl(`/${file}`));
  // The compression plug-in says this itself of what it packs, but not of files that were packed beforehand.
  if (/\.(js|css|svg|json)$/.test(file)) reply.header('Vary', 'accept-encoding');
  return reply.sendFile(file);
}

async function isNewerThanBuild(pathname: string, { apiUrl, organizationKey }: SiteServerOptions) {
  const slug = projectSlug(pathname);
  if (!slug || !apiUrl || !organizationKey) return false;
  return isPublishedProject(slug, { apiUrl, organizationKey });
}

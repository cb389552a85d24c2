import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { cookieLocale } from '../respond';
import { forwarding } from '../rules/api-forwarding';
import { preferredEncoding } from '../rules/compressed-copies';
import { filelessHeaders, notStored, strictTransportSecurity } from '../rules/headers';
import { isPublishedProject, type ProjectApi } from '../rules/unbuilt-projects';
import { logAnswers, type LogTarget } from './access-log';
import { createCache } from './cache';
import type { EndedBuild, RebuildHook } from './rebuild-hook';
import { refuseMalformed } from './refuse-malformed';
import { createForwarder, sendHostProblem } from './forward-to-api';
import { sendFile } from './send-file';
import { followBuild } from './served-build';
import { FileChangedError } from './site-files';

/**
 * Without the API's address, calls below `/api/` are not forwarded; without the key as well, projects published after the
 * build are "not found".
 */
export interface SiteServerOptions extends ProjectApi {
  /** Directory of the build, or a link to it that a new build replaces. */
  publicDir: string;
  /** A proxy in front adds each visitor's address to `X-Forwarded-For`. Without one, visitors could write it themselves. */
  trustProxy?: boolean;
  /** Answers calls of `/hooks/rebuild`. Without one there is no such address. */
  rebuildHook?: RebuildHook;
  /** Gets a line for each answer. Without one nothing is written. */
  accessLog?: LogTarget | undefined;
  /** The last build that ended, whoever started it; undefined before the first one. */
  lastBuild?: () => Promise<EndedBuild | undefined>;
}

export interface SiteServer {
  /** Resolves with the origin. */
  listen(address: { port: number; host: string }): Promise<string>;
  /** Finishes open requests. */
  close(): Promise<void>;
}

/** How long the API's word on an unbuilt project counts, in milliseconds, and of how many projects it is kept. */
const publishedProjects = { maxAge: 10_000, limit: 1000 };

/** Longer than proxies keep an idle connection, so that none sends a request into a connection that is closing. */
const keepAliveTimeout = 72_000;

/** The production server, not listening yet. A new build shows without a restart. */
export function createSiteServer({
  publicDir,
  trustProxy = false,
  rebuildHook,
  lastBuild = async () => undefined,
  accessLog,
  ...api
}: SiteServerOptions): SiteServer {
  const published = createCache<boolean>(publishedProjects);
  const log = accessLog && logAnswers(accessLog, trustProxy);
  const forward = api.apiUrl ? createForwarder(api.apiUrl, trustProxy) : undefined;
  const currentBuild = followBuild(publicDir, (slug) =>
    published.get(slug, () => isPublishedProject(slug, api)),
  );

  async function answer(request: IncomingMessage, response: ServerResponse, attempt = 1): Promise<void> {
    const { url = '/', headers } = request;
    const locale = cookieLocale(headers.cookie);
    const asked = { url, locale, encoding: preferredEncoding(headers['accept-encoding']) };
    const build = currentBuild();
    try {
      const prepared = await build.prepare(asked);
      if ('representation' in prepared) return await sendFile(request, response, prepared);
      const { status } = prepared;
      sendText(response, status, prepared.headers, status === 301 ? '' : `${status}\n`);
    } catch (error) {
      build.forget(asked);
      if (!(error instanceof FileChangedError) || attempt === 3) throw error;
      await answer(request, response, attempt + 1);
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '/', headers } = request;
    // Set before all others, so that every answer has it.
    if (headers['x-forwarded-proto'] === 'https') {
      for (const [name, value] of Object.entries(strictTransportSecurity)) response.setHeader(name, value);
    }
    const hosts = request.headersDistinct.host?.length ?? 0;
    if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) return refuse(response, 400);
    const call = forward && forwarding(method, url);
    if (call === 'forward') return forward?.(request, response);
    if (call) return sendHostProblem(response, call);
    if (rebuildHook && /^\/hooks\/rebuild(?:\?|$)/.test(url)) {
      for (const [name, value] of Object.entries(filelessHeaders)) response.setHeader(name, value);
      return rebuildHook.handle(request, response);
    }
    if (!/^(?:GET|HEAD)$/.test(method)) return refuse(response, 405, { Allow: 'GET, HEAD' });
    if (/^\/healthz(?:\?|$)/.test(url)) {
      const health = { ...filelessHeaders, 'Cache-Control': notStored };
      return sendText(response, 200, health, `ok\n${stateLine(rebuildHook, await lastBuild())}`);
    }
    await answer(request, response);
  }

  // Whatever a request makes it throw is an answer, and not the end of the process.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    log?.(request, response);
    handle(request, response).catch((error: unknown) => fail(response, error));
  });
  server.on('checkExpectation', (_request, response: ServerResponse) => refuse(response, 417));
  server.on('clientError', refuseMalformed);
  server.keepAliveTimeout = keepAliveTimeout;

  return {
    listen: async ({ port, host: address }) => {
      server.listen(port, address);
      await once(server, 'listening');
      const bound = server.address();
      return `http://${address.includes(':') ? `[${address}]` : address}:${typeof bound === 'object' ? bound?.port : port}`;
    },
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** What is known of builds, for everyone: without the reason of a failure. Empty before the first one. */
function stateLine(hook: RebuildHook | undefined, build: EndedBuild | undefined): string {
  const { state, last: called } = hook?.state() ?? {};
  if (state === 'running') return 'build: running\n';
  // A build may fail before it has a report.
  const last =
    called && build ? (called.finished_at > build.finished_at ? called : build) : (called ?? build);
  if (!last) return '';
  return `build: ${last.state} at ${last.finished_at}\n`;
}

function sendText(response: ServerResponse, status: number, headers: Record<string, string>, text: string) {
  const type = text && { 'Content-Type': 'text/plain; charset=utf-8' };
  response.writeHead(status, { ...headers, ...type, 'Content-Length': Buffer.byteLength(text) }).end(text);
}

const refuse = (response: ServerResponse, status: number, headers: Record<string, string> = {}) =>
  sendText(response, status, { ...filelessHeaders, 'Cache-Control': notStored, ...headers }, `${status}\n`);

/** Nothing can be said to a visitor who left; a file that cannot be read is an error of the machine. */
function fail(response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  console.error(error);
  if (response.headersSent) response.destroy();
  else refuse(response, 500);
}

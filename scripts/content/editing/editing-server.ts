import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseRequestPath } from '../../../deploy/rules/addresses';
import { mediaType } from '../../../deploy/rules/media-types';
import { progressAddress, type SiteProgress } from '../../../src/admin/preview/site-progress';
import { checkAddress } from '../../../src/admin/local-check';
import { mistakeLines, type Language } from '../../../src/sourcing/content';
import type { ChangeCheck } from './change-check';
import type { Drafts, DraftFile } from './drafts';
import { createEditorAccess } from './editor-access';
import { readBody, sendHtml, sendJson } from './http-messages';
import { RefusedChange } from './working-copy';
import type { createWorkingCopyApi } from './working-copy-api';

interface EditingServerOptions {
  /** Folder of the bundled editing page. */
  adminDir: string;
  api: ReturnType<typeof createWorkingCopyApi>;
  /** Finds the mistakes of a draft, which is then not shown. */
  check: ChangeCheck;
  /** What the development site shows; undefined where there is none. */
  drafts?: Drafts;
  /** How far it is. */
  siteProgress?: () => Promise<SiteProgress>;
  /** The page of a saved change, which the history leads to. */
  showChange(sha: string, language: Language): string;
  /** What the editing page asks of the content each time that something is saved. */
  facts(): Promise<object>;
  /** What every call of the API has to bring. */
  token: string;
  /** Content-Security-Policy of the page. */
  policy: string;
}

/** The language of the editing page, which says it in a cookie. */
const languageOf = ({ headers }: IncomingMessage): Language =>
  /(?:^|;\s*)editing_language=ar(?:;|$)/.test(headers.cookie ?? '') ? 'ar' : 'en';

type Call = (request: IncomingMessage, response: ServerResponse, url: URL) => unknown;

/** The page of a saved change, by its name in git. */
const changePagePattern = /^\/content\/working-copy\/commit\/\w+$/;

/** How long the site is left alone to show a text, in milliseconds. */
const untilShown = 1500;

/** Serves the editing page at `/admin/` and the working copy at `/api/v1/`, for programs of this machine that know the token. */
export function createEditingServer({
  adminDir,
  api,
  check,
  drafts,
  siteProgress,
  facts,
  showChange,
  token,
  policy,
}: EditingServerOptions): Server {
  let previews = 0;
  const access = createEditorAccess(token);

  async function answerApi(request: IncomingMessage, response: ServerResponse, url: URL) {
    const below = new URL(url.href.replace('/api/v1', ''));
    const { status, body } = await api({
      language: languageOf(request),
      method: request.method ?? 'GET',
      url: below,
      body: await readBody(request),
    });
    if (Buffer.isBuffer(body))
      return response.writeHead(status, { 'Content-Type': 'application/octet-stream' }).end(body);
    return sendJson(response, status, body);
  }

  async function answerPreview(request: IncomingMessage, response: ServerResponse) {
    const { files = [] } = Object(await readBody(request)) as { files?: DraftFile[] };
    const number = ++previews;
    // The editing page has checked the text itself; the rest is found once the site shows it. A picture may be anything.
    if (files.length === 1) {
      drafts?.show(files);
      await delay(untilShown);
      if (number !== previews) return response.writeHead(204).end();
    }
    const mistakes = await check(files);
    if (mistakes.length > 0) throw new RefusedChange(mistakeLines(mistakes, languageOf(request)).join('\n'));
    if (files.length > 1) drafts?.show(files);
    return response.writeHead(204).end();
  }

  function answerFile(response: ServerResponse, url: URL) {
    const [, name = ''] = /^[/]admin[/](.*)$/.exec(url.pathname) ?? [];
    const file = path.join(adminDir, name || 'index.html');
    const isThere = url.pathname.startsWith('/admin/') && file.startsWith(adminDir + path.sep);
    if (!isThere || !existsSync(file) || !statSync(file).isFile()) {
      return response.writeHead(404).end();
    }
    response.writeHead(200, {
      'Content-Type': mediaType(file),
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
    });
    return pipeline(createReadStream(file), response);
  }

  const answerFacts: Call = async (_request, response) =>
    sendJson(response, 200, await facts(), { 'Set-Cookie': access.cookieForChanges() });

  /** Mistakes of an entry before it is saved; its new pictures come when it is. */
  const answerCheck: Call = async (request, response) => {
    const { files = [] } = Object(await readBody(request)) as { files?: DraftFile[] };
    return sendJson(response, 200, { mistakes: await check(files, { mayLackMedia: true }) });
  };

  const answerProgress: Call = async (_request, response) =>
    siteProgress ? sendJson(response, 200, await siteProgress()) : response.writeHead(404).end();

  const answerChange: Call = (request, response, url) =>
    sendHtml(response, showChange(path.basename(url.pathname), languageOf(request)));

  /** Everything that needs the token: all but the files of the page itself, which hold nothing of the content. */
  function callOf({ method }: IncomingMessage, { pathname }: URL): Call | undefined {
    if (pathname.startsWith('/api/v1/')) return answerApi;
    if (pathname === '/preview' && method === 'POST') return answerPreview;
    if (pathname === checkAddress && method === 'POST') return answerCheck;
    if (pathname === progressAddress) return answerProgress;
    if (pathname === '/admin/facts.json') return answerFacts;
    return changePagePattern.test(pathname) ? answerChange : undefined;
  }

  return createServer((request, response) => {
    const answer = async () => {
      const target = request.url ?? '/';
      // With a host in its place, which `new URL` would take for that of the address, or nothing that is an address at all.
      if (/^[/\\]{2}/.test(target) || !parseRequestPath(target) || !URL.canParse(target, 'http://localhost'))
        return sendJson(response, 400, { message: 'The address cannot be read.' });
      const url = new URL(target, 'http://localhost');
      // A page elsewhere whose name was pointed at this machine.
      if (!/^(?:127\.0\.0\.1|localhost):\d+$/.test(request.headers.host ?? ''))
        return sendJson(response, 421, {
          message: 'Open the address that npm run content -- edit has printed.',
        });
      const call = callOf(request, url);
      if (call) {
        if (!access.isAllowed(request))
          return sendJson(response, 401, { message: 'The token is missing or wrong.' });
        return call(request, response, url);
      }
      if (!/^(?:GET|HEAD)$/.test(request.method ?? ''))
        return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      if (/^[/](?:admin)?$/.test(url.pathname)) return response.writeHead(302, { Location: '/admin/' }).end();
      return answerFile(response, url);
    };
    answer().catch((error: Error) => {
      if (response.headersSent) return response.destroy();
      return sendJson(response, error instanceof RefusedChange ? 422 : 400, { message: error.message });
    });
  });
}

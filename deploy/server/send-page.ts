import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { feedContentType } from '../rules/feeds';
import { revalidated, shortLived } from '../rules/headers';
import { notFoundFiles, type PageFile } from '../rules/page-files';
import { firstExisting } from './site-files';

/** The same address has one answer for each language, hence `Vary: Cookie`. */
function setPageHeaders(reply: FastifyReply, locale: string): void {
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'Content-Language': locale, 'Cache-Control': revalidated, Vary: 'Cookie' });
}

/**
 * Answers with a text, or 304 when the asker has it. The ETag comes from the content: a page and its twin share an
 * address, and may share size and time as well.
 */
function sendText(request: FastifyRequest, reply: FastifyReply, text: Buffer) {
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  reply.header('ETag', etag);
  const known = request.headers['if-none-match']?.split(/,\s*/) ?? [];
  return known.includes(etag) ? reply.code(304).send() : reply.send(text);
}

/** Answers with a page of the build. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  publicDir: string,
  page: PageFile,
) {
  const html = await readFile(path.join(publicDir, page.file));
  setPageHeaders(reply, page.locale);
  return sendText(request, reply, html);
}

/** Answers with a feed. Not as other files are sent: their media type comes from the ending, which says only “XML”. */
export async function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  publicDir: string,
  file: string,
) {
  reply.type(feedContentType).headers({ 'Cache-Control': shortLived, Vary: 'accept-encoding' });
  return sendText(request, reply, await readFile(path.join(publicDir, file)));
}

/**
 * Answers with the HTML of the "not found" page: status 404, 400 for an address that cannot be read, or 200 when the
 * browser is to load a project that is newer than the build.
 */
export async function sendNotFoundPage(
  reply: FastifyReply,
  publicDir: string,
  address: { pathname: string; chosen: string | undefined },
  status: 200 | 400 | 404,
) {
  const page = await firstExisting(publicDir, notFoundFiles(address.pathname, address.chosen));
  reply.code(status);
  if (!page) return reply.type('text/plain; charset=utf-8').send(`${status}\n`);
  setPageHeaders(reply, page.locale);
  return reply.send(await readFile(path.join(publicDir, page.file)));
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { revalidated } from '../rules/headers';
import { notFoundFiles, type PageFile } from '../rules/page-files';
import { firstExisting } from './site-files';

/** The same address has one answer for each language, hence `Vary: Cookie`. */
function setPageHeaders(reply: FastifyReply, locale: string): void {
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'Content-Language': locale, 'Cache-Control': revalidated, Vary: 'Cookie' });
}

/**
 * Answers with a page of the build, or 304 when the browser has it. The ETag comes from the content: a page and its
 * twin share an address, and may share size and time as well.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  publicDir: string,
  page: PageFile,
) {
  const html = await readFile(path.join(publicDir, page.file));
  const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
  setPageHeaders(reply, page.locale);
  reply.header('ETag', etag);
  const known = request.headers['if-none-match']?.split(/,\s*/) ?? [];
  return known.includes(etag) ? reply.code(304).send() : reply.send(html);
}

/**
 * Answers with the HTML of the "not found" page: status 404, or 200 when the browser is to load a project that is
 * newer than the build.
 */
export async function sendNotFoundPage(
  reply: FastifyReply,
  publicDir: string,
  address: { pathname: string; chosen: string | undefined },
  status: 200 | 404,
) {
  const page = await firstExisting(publicDir, notFoundFiles(address.pathname, address.chosen));
  reply.code(status);
  if (!page) return reply.type('text/plain; charset=utf-8').send('404\n');
  setPageHeaders(reply, page.locale);
  return reply.send(await readFile(path.join(publicDir, page.file)));
}

import { createServer, type Server } from 'node:http';
import { parseRequestPath } from '../../../deploy/rules/addresses';
import { metricsType } from './prometheus';

/** Answers GET and HEAD of `/metrics`, not listening yet. @param read the figures as text */
export function createFiguresServer(read: () => Promise<string>): Server {
  return createServer((request, response) => {
    request.resume();
    const send = (status: number, text: string, headers: Record<string, string> = {}) => {
      const type = status === 200 ? metricsType : 'text/plain; charset=utf-8';
      const length = Buffer.byteLength(text);
      const all = { 'Content-Type': type, 'Content-Length': length, 'Cache-Control': 'no-store', ...headers };
      response.writeHead(status, all).end(text);
    };
    if (!parseRequestPath(request.url ?? '')) return send(400, 'The address cannot be read\n');
    if (!/^\/metrics(?:\?|$)/.test(request.url ?? '')) return send(404, 'The figures are at /metrics\n');
    if (!/^(?:GET|HEAD)$/.test(request.method ?? '')) return send(405, 'GET only\n', { Allow: 'GET, HEAD' });
    // Called later, so that what it throws at once is no end of the server either.
    Promise.resolve()
      .then(read)
      .then(
        (text) => send(200, text),
        (error: Error) => send(500, `${error.message}\n`),
      );
  });
}

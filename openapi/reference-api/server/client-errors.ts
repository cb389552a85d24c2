import type { FastifyServerOptions } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { toProblem } from '../operations/http-problem';
import { problemType } from './error-responses';

/** Node's names for what is wrong with a connection. Anything else is no HTTP. */
const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what never became a request: too slow, headers too large, no HTTP. The connection ends. */
export const answerClientError: FastifyServerOptions['clientErrorHandler'] = (error, socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const status = statuses[error.code ?? ''] ?? 400;
    const body = JSON.stringify(toProblem(status));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `Content-Type: ${problemType}; charset=utf-8`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.write([...head, '', body].join('\r\n'));
  }
  socket.destroySoon();
};

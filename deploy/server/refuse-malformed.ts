import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { filelessHeaders, notStored } from '../rules/headers';

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node could not read as a request (`clientError`), with the headers of every answer, and hangs up. */
export function refuseMalformed({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statuses[code] ?? 400;
  const body = `${status}\n`;
  const headers = {
    ...filelessHeaders,
    'Cache-Control': notStored,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}

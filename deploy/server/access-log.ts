import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { visitorAddress } from './visitor-address';

/** Where lines go, each with its line end. */
export interface LogTarget {
  write(line: string): unknown;
}

/** Of a visitor whom nobody waits for any more, as nginx says it. */
const clientClosed = 499;

/** The network that an address is in, too large to be a person: 192.0.2.0, 2001:db8:1:: */
export function shortAddress(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0');
  const [head = ''] = plain.split('::');
  return isIPv6(plain) ? `${head.split(':').slice(0, 3).join(':')}::` : '-';
}

/** A value in a line: without quotes and control characters, which could end it and begin another. */
const escape = (value: string): string =>
  value.replace(/["\\]|[^ -~]/g, (one) => `\\x${(one.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`);

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');

/** `27/Nov/2026:18:05:09 +0000`, of `Fri, 27 Nov 2026 18:05:09 GMT`. */
const clfTime = (time: Date): string =>
  time.toUTCString().replace(/^\w+, (\d+) (\w+) (\d+) ([\d:]+) GMT$/, '$1/$2/$3:$4 +0000');

/**
 * Writes a line for each answer, in the combined log format. The bytes are those of the whole answer. It has no personal
 * data: of the visitor's address only its network, and no query of an address, which may hold what somebody typed.
 */
export function logAnswers(target: LogTarget, trustProxy: boolean) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { method = '', url = '', httpVersion, headers, socket } = request;
    const address = shortAddress(visitorAddress(request, trustProxy));
    const before = socket.bytesWritten;
    const time = clfTime(new Date());
    response.on('close', () => {
      const status = response.headersSent ? response.statusCode : clientClosed;
      const line = `${method} ${withoutQuery(url)} HTTP/${httpVersion}`;
      const quoted = [line, withoutQuery(headers.referer ?? '-'), headers['user-agent'] ?? '-'].map(
        (value) => `"${escape(value)}"`,
      );
      const [asked, referer, agent] = quoted;
      const bytes = Math.max(0, socket.bytesWritten - before);
      target.write(`${address} - - [${time}] ${asked} ${status} ${bytes} ${referer} ${agent}\n`);
    });
  };
}

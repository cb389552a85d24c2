import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FuzzRequest } from './draft';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * Sends a request as it is: `fetch` would tidy addresses and refuse headers.
 * @throws when the connection ends without an answer
 */
export function send(origin: string, agent: http.Agent, request: FuzzRequest): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const { method, path, headers, body } = request;
  return new Promise((resolve, reject) => {
    const length = body && { 'Content-Length': body.length };
    const sent = http.request(
      { agent, hostname, port, method, path, headers: { ...headers, ...length }, timeout: 10_000 },
      (response) => {
        buffer(response).then((bytes) => {
          const decode = decoders[response.headers['content-encoding'] ?? ''];
          const text = (decode && bytes.length > 0 ? decode(bytes) : bytes).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        }, reject);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer within 10 seconds')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** In a shell's `$'…'`, byte by byte where it is not plain text. */
function quote(bytes: Buffer): string {
  const text = [...bytes].map((byte) => {
    const character = String.fromCharCode(byte);
    return /[\x20-\x7e]/.test(character) && !/['\\]/.test(character)
      ? character
      : `\\x${byte.toString(16).padStart(2, '0')}`;
  });
  return `$'${text.join('')}'`;
}

/** The request as a line for a shell, to send it again. */
export function toCurl(origin: string, { method, path, headers, body }: FuzzRequest): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((one) => `-H ${quote(Buffer.from(one === '' ? `${name};` : `${name}: ${one}`, 'latin1'))}`),
  );
  const data = body ? ` --data-binary ${quote(body)}` : '';
  return `curl -i --path-as-is -X ${method} ${lines.join(' ')}${data} ${quote(Buffer.from(origin + path, 'latin1'))}`;
}

import autocannon from 'autocannon';
import { CommandError } from '../../lib/command';

export interface BenchHost {
  name: 'node' | 'nginx';
  origin: string;
}

export interface BenchCase {
  name: string;
  path: string;
  acceptEncoding: string;
  /** Every answer must have it. */
  status: number;
}

/** One server driven with one case. */
export interface Round {
  host: BenchHost['name'];
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** `Content-Encoding` of the answers, or none. */
  encoding: string;
  /** Bytes of one body as it is sent. */
  size: number;
}

/** Seconds of a round, and connections that send one request after the other. */
const duration = 5;
const connections = 32;

/** nginx closes each connection after 1,000 requests, into which a request may run; browsers send such a one again. */
const toleratedErrors = 0.001;

/**
 * Sends requests as fast as the answers come.
 * @throws CommandError when an answer has another status, or none came
 */
export async function drive(
  { name, origin }: BenchHost,
  { path, acceptEncoding, status }: BenchCase,
): Promise<Round> {
  const url = origin + path;
  const headers: Record<string, string> = { 'accept-encoding': acceptEncoding };
  const first = await fetch(url, { method: 'HEAD', headers });
  if (status === 304) headers['if-none-match'] = first.headers.get('etag') ?? '';
  const result = await autocannon({ url, headers, connections, duration });
  const others = Object.keys(result.statusCodeStats ?? {}).filter((code) => Number(code) !== status);
  const failed = result.errors > result.requests.total * toleratedErrors ? [`${result.errors} errors`] : [];
  const problems = [...others.map((code) => `status ${code}`), ...failed];
  if (problems.length > 0) {
    throw new CommandError(`${name} answered ${path} with ${problems.join(' and ')}, not ${status}.`);
  }
  return {
    host: name,
    requestsPerSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    encoding: first.headers.get('content-encoding') ?? 'none',
    size: status === 304 ? 0 : Number(first.headers.get('content-length')),
  };
}

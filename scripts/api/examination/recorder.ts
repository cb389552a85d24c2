import { setTimeout } from 'node:timers/promises';
import { apiBasePath, organizationKeyHeader } from '../../../src/api-client/generated/contract';
import { CommandError } from '../../lib/command';
import { parseJson } from '../../lib/read-json';

/** A request, and what came back. */
export interface Exchange {
  method: string;
  /** Below the base path, with its query: `/public/projects/list?page=2`. */
  path: string;
  url: string;
  requestHeaders: Record<string, string>;
  requestBody?: string;
  /** 0 when no answer came. */
  status: number;
  headers: Headers;
  text: string;
  /** The body, or undefined when it is no JSON. */
  json: unknown;
  startedAt: string;
}

export interface Request {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Another key than the one of the command; null for none. */
  key?: string | null;
}

/** Milliseconds until a call counts as unanswered. */
const timeout = 20_000;

/** Seconds that the doctor waits for an API that limits requests, and how often. */
const longestWait = 65;
const waits = 3;

/** Calls an API and keeps what was said. */
export class Recorder {
  readonly exchanges: Exchange[] = [];

  /** @param origin without the base path @param organizationKey sent with each call */
  constructor(
    readonly origin: string,
    readonly organizationKey: string,
  ) {}

  /** Address of the base path. */
  get base(): string {
    return this.origin + apiBasePath;
  }

  /** Called before a wait for an API that limits requests. */
  onWait?: (seconds: number) => void;

  /** Why the last call without an answer has none. */
  failure = '';

  /**
   * Asks for a path below the base path, once more after each `Retry-After`; an API that does not answer is an exchange with
   * status 0.
   */
  async ask(path: string, request: Request = {}): Promise<Exchange> {
    for (let waited = 0; ; waited += 1) {
      const exchange = await this.#send(path, request);
      const seconds = Number(exchange.headers.get('retry-after'));
      const isLimited = exchange.status === 429 && seconds > 0 && seconds <= longestWait;
      if (!isLimited || waited === waits) {
        this.exchanges.push(exchange);
        return exchange;
      }
      this.onWait?.(seconds);
      await setTimeout(seconds * 1000);
    }
  }

  async #send(
    path: string,
    { method, headers, body, key = this.organizationKey }: Request,
  ): Promise<Exchange> {
    const requestHeaders = {
      Accept: 'application/json',
      ...(key !== null && { [organizationKeyHeader]: key }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    };
    const requestBody = body === undefined ? undefined : JSON.stringify(body);
    const exchange: Exchange = {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      ...{ path, url: this.base + path, requestHeaders, startedAt: new Date().toISOString() },
      ...(requestBody !== undefined && { requestBody }),
      ...{ status: 0, headers: new Headers(), text: '', json: undefined },
    };
    try {
      const response = await fetch(exchange.url, {
        method: exchange.method,
        headers: requestHeaders,
        body: requestBody ?? null,
        signal: AbortSignal.timeout(timeout),
      });
      const text = await response.text();
      Object.assign(exchange, {
        status: response.status,
        headers: response.headers,
        text,
        json: parseJson(text),
      });
    } catch (error) {
      const { cause, message } = error as Error;
      this.failure = cause instanceof Error ? cause.message || cause.name : message;
    }
    return exchange;
  }

  /** @throws CommandError when this is no address of an API of the contract, or the key is not known there */
  async refuseWrongAddress(): Promise<void> {
    const { status, url } = await this.ask('/public/organizations/me');
    if (status === 0)
      throw new CommandError(`Nothing answers at ${this.origin} (${this.failure}): is the API running?`);
    if (status === 401) throw new CommandError(`${url} answers 401: --key is not known there.`);
    if (status === 404)
      throw new CommandError(
        this.origin.endsWith(apiBasePath)
          ? `${url} answers 404: give the origin of the API, without ${apiBasePath}.`
          : `${url} answers 404: begin with this call, which the doctor asks for first.`,
      );
  }

  /** What was said as an HTTP archive (HAR 1.2). Preflights are left out: they are no calls of the contract. */
  toHar(): object {
    const list = (headers: Iterable<[string, string]>) =>
      [...headers].map(([name, value]) => ({ name, value }));
    const entries = this.exchanges
      .filter(({ status, method }) => status > 0 && method !== 'OPTIONS')
      .map((exchange) => ({
        startedDateTime: exchange.startedAt,
        time: 0,
        request: {
          ...{ method: exchange.method, url: exchange.url, httpVersion: 'HTTP/1.1', cookies: [] },
          headers: list(Object.entries(exchange.requestHeaders)),
          queryString: list(new URL(exchange.url).searchParams),
          ...{ headersSize: -1, bodySize: -1 },
          ...(exchange.requestBody !== undefined && {
            postData: { mimeType: 'application/json', text: exchange.requestBody },
          }),
        },
        response: {
          ...{ status: exchange.status, statusText: '', httpVersion: 'HTTP/1.1', cookies: [] },
          headers: list(exchange.headers),
          content: {
            size: exchange.text.length,
            mimeType: exchange.headers.get('content-type') ?? '',
            text: exchange.text,
          },
          ...{ redirectURL: '', headersSize: -1, bodySize: -1 },
        },
        ...{ cache: {}, timings: { send: 0, wait: 0, receive: 0 } },
      }));
    return { log: { version: '1.2', creator: { name: 'api doctor', version: '1' }, entries } };
  }
}

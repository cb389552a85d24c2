import type fc from 'fast-check';
import type { Contract, Operation } from '../../../openapi/reference-api/contract/load-contract';

/** A request to send, and what is known about its answer. */
export interface FuzzRequest {
  /** The operation that it reaches; undefined where the contract has none at this method and path. */
  operation: Operation | undefined;
  /** What is wrong or odd about it, for people. */
  change: string;
  method: string;
  /** From the origin, with the query. */
  path: string;
  headers: Record<string, string | string[]>;
  body: Buffer | undefined;
  /** The only statuses that fit, where they are known; any documented one otherwise. */
  expected?: number[];
  /** The field that a 422 must name. */
  field?: string;
}

/** Ways in which a valid request is changed. */
export type Changes = fc.Arbitrary<FuzzRequest>[];

/** A valid request in its parts. */
export interface Draft {
  operation: Operation;
  params: Record<string, string>;
  query: [name: string, value: string][];
  headers: Record<string, string | string[]>;
  body: Record<string, unknown> | undefined;
}

export interface FuzzTarget {
  contract: Contract;
  organizationKey: string;
  /** Ids and slugs of published projects. */
  projectIds: string[];
}

/** One that sends more than the limit allows, so that 429 comes too. */
export const busyAddress = '192.0.2.1';

function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    // A lone surrogate, as bytes that no UTF-8 has.
    return '%ED%A0%80';
  }
}

/** Puts a draft together as it goes over the wire. */
export function assemble({ contract }: FuzzTarget, draft: Draft): FuzzRequest {
  const { operation, params, query, headers, body } = draft;
  const path = operation.url.replace(/:(\w+)/, (_match, name: string) => encode(params[name] ?? ''));
  const search = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  return {
    operation,
    change: 'valid',
    method: operation.method,
    path: `${contract.basePath}${path}${search && `?${search}`}`,
    headers,
    body: body && Buffer.from(JSON.stringify(body)),
  };
}

import http from 'node:http';
import fc from 'fast-check';
import pLimit from 'p-limit';
import { startReferenceApi } from '../../../openapi/reference-api';
import { loadContract } from '../../../openapi/reference-api/contract/load-contract';
import { generateDataset } from '../../../openapi/reference-api/generator';
import { createAnswerCheck } from './check-answer';
import type { FuzzRequest } from './draft';
import { requests } from './requests';
import { send, toCurl } from './send';

export interface FuzzOptions {
  /** Requests to send. */
  count: number;
  /** The same seed makes the same requests. */
  seed: number;
  /** Called after each batch. */
  onProgress?: (sent: number) => void;
}

export interface FuzzReport {
  sent: number;
  byStatus: Record<string, number>;
  /** `operationId status` → requests. */
  byOperation: Record<string, number>;
  /** Enquiries in the database, and receipts that were given for them. */
  stored: number;
  receipts: number;
  failures: { change: string; problems: string[]; answer: string; curl: string }[];
}

/** Small, with second pages and a draft. */
const dataset = generateDataset({ projects: 12, units: 6, rentals: 14, blogs: 9, drafts: 2 });

/** Requests that are made and sent before the next ones are. */
const batchSize = 250;

const connections = 4;

const countOne = (counts: Record<string, number>, name: string) => (counts[name] = (counts[name] ?? 0) + 1);

/** Starts the reference API in memory, sends it made-up requests, and checks every answer against the contract. */
export async function fuzzApi({ count, seed, onProgress }: FuzzOptions): Promise<FuzzReport> {
  const api = await startReferenceApi({
    memory: true,
    dataset,
    trustProxy: ['loopback'],
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const limit = pLimit(connections);
  const contract = loadContract();
  const check = createAnswerCheck(contract);
  const projects = dataset.projects.filter(({ status }) => status !== 'Draft');
  const projectIds = projects.flatMap(({ id, slug }) => [id, slug]);
  const arbitrary = requests({ contract, organizationKey: dataset.organizationKey, projectIds });
  const report: FuzzReport = { sent: 0, byStatus: {}, byOperation: {}, stored: 0, receipts: 0, failures: [] };
  const references = new Set<string>();

  const usedKeys = new Set<string>();
  /** The generator repeats a key now and then: with another body, a refusal is right too. */
  function allowConflict(request: FuzzRequest): FuzzRequest {
    const key = request.headers['Idempotency-Key'];
    if (typeof key !== 'string') return request;
    // Also of requests that are not sure to be accepted.
    const isRepeated = usedKeys.has(key.trim());
    usedKeys.add(key.trim());
    if (!isRepeated || !request.expected?.includes(201)) return request;
    const { expected: _expected, ...open } = request;
    return open;
  }

  async function sendOne(made: FuzzRequest): Promise<void> {
    const request = allowConflict(made);
    const answer = await send(api.url, agent, request).catch((error: Error) => error);
    const status = answer instanceof Error ? 'none' : String(answer.status);
    const problems = answer instanceof Error ? [answer.message] : check(request, answer);
    countOne(report.byStatus, status);
    countOne(report.byOperation, `${request.operation?.id ?? 'none'} ${status}`);
    report.sent += 1;
    if (answer instanceof Error || problems.length > 0) {
      const text = answer instanceof Error ? answer.message : `${status} ${answer.text.slice(0, 300)}`;
      report.failures.push({
        change: request.change,
        problems,
        answer: text,
        curl: toCurl(api.url, request),
      });
    } else if (status === '201') {
      references.add((JSON.parse(answer.text) as { data: { reference: string } }).data.reference);
    }
  }

  try {
    for (let batch = 0; report.sent < count; batch += 1) {
      const numRuns = Math.min(batchSize, count - report.sent);
      const made = fc.sample(arbitrary, { seed: seed * 1_000_000 + batch, numRuns });
      await Promise.all(made.map((request) => limit(sendOne, request)));
      onProgress?.(report.sent);
    }
    report.stored = (await api.database.selectFrom('enquiries').select('id').execute()).length;
    report.receipts = references.size;
    return report;
  } finally {
    agent.destroy();
    await api.close();
  }
}

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { organizationKeyHeader } from '../../../src/api-client/generated/contract';
import { contractFile, readRedoclyReport } from '../../lib/redocly';
import { inTemporaryFolder } from '../../lib/temporary-folder';
import { fieldOf, groupByField, type Fault } from './group';
import type { Recorder } from './recorder';
import type { Rule } from './rule';

/** What `redocly drift --format json` writes, as far as it is used here. */
interface DriftReport {
  problems: {
    occurrences: number;
    message: string;
    operationId?: string;
    method: string;
    path: string;
    status: number;
  }[];
}

const findDrift = (api: Recorder): Promise<DriftReport['problems']> =>
  inTemporaryFolder('api-doctor', async (folder) => {
    const file = path.join(folder, 'traffic.har');
    await writeFile(file, JSON.stringify(api.toHar()));
    const { problems } = await readRedoclyReport<DriftReport>(
      'The record cannot be compared with the contract',
      ...['drift', file, '--api', contractFile, '--server', api.base],
      ...['--rules', 'undocumented-endpoint,schema-consistency', '--min-severity', 'warning'],
      ...['--ignore-headers', organizationKeyHeader],
    );
    return problems;
  });

/** Requests that the doctor makes wrong on purpose; the rules that send them say what became of them. */
const isOwnRequest = ({ message }: DriftReport['problems'][number]): boolean =>
  /^(Invalid query parameter|Request )/.test(message);

function toFault({
  occurrences,
  message,
  operationId = 'No call of the contract',
  method,
  path: url,
  status,
}: DriftReport['problems'][number]): Fault {
  const [, place = ''] = /(?:field|at) "([^"]+)"/.exec(message) ?? [];
  return {
    field: fieldOf(place) || `${method} ${url}`,
    kind: `${operationId}, ${status}: ${fieldOf(message)}`,
    sentence: `${operationId}, ${status}: ${message} (${method} ${url})`,
    count: occurrences,
  };
}

/** Judges all that was said, so it comes last. */
export const fitsContract: Rule = {
  title: 'Every answer fits the contract: status, type, required fields, formats, limits',
  check: async ({ api }) => {
    const problems = (await findDrift(api)).filter((problem) => !isOwnRequest(problem));
    return groupByField(problems.map(toFault));
  },
};

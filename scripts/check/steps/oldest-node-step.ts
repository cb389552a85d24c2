import path from 'node:path';
import pLimit from 'p-limit';
import { engines } from '../../../package.json';
import { runChild } from '../../lib/child-process';
import type { CommandContext } from '../../lib/command';
import { commandFiles } from '../../lib/commands';
import { rootDir } from '../../lib/paths';
import { countFailures, countOne, sumCounts, withExitCode, type Counts } from './counts';
import { readJestCounts } from './reports';
import type { TestStep } from './test-step';

/** The oldest version in a range of `engines`: `^20.19.0 || >=22.12.0` promises 20.19.0. */
export function oldestIn(range: string): string {
  const versions = range.match(/\d+\.\d+\.\d+/g) ?? [];
  const [oldest] = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  if (!oldest) throw new Error(`${range} names no version`);
  return oldest;
}

/** Tests of what runs on Node alone and differs between its versions: servers, files, processes, the database. */
const tests = [
  ...['deploy/server', 'scripts/lib', 'src/sourcing/content'],
  ...['http', 'enquiries', 'idempotency'].map((name) => `openapi/reference-api/${name}.test.ts`),
];

/** The program of a Node version, which the registry has as a package. @returns undefined where it does not answer */
async function findNode(context: CommandContext, version: string): Promise<string | undefined> {
  if (process.version === `v${version}`) return process.execPath;
  const command = ['exec', '--yes', `--package=node@${version}`, '--', 'node', '-p', 'process.execPath'];
  let said = '';
  const onOutput = (text: string) => (said = text.trim().split('\n').at(-1) ?? '');
  const code = await runChild(context, ['npm', ...command], { output: 'on-failure', onOutput });
  return code === 0 ? said : undefined;
}

/** Whether each command loads: its help needs all that it imports. */
async function loadCommands(context: CommandContext, node: string): Promise<Counts> {
  const folder = path.join(rootDir, 'scripts');
  const commands = commandFiles(folder);
  const load = async (file: string): Promise<Counts> => {
    let said = '';
    const onOutput = (text: string) => (said = text);
    const program = [node, '--import', 'tsx', path.join(folder, file), '--help'] as const;
    const code = await runChild(context, [...program], { output: 'never', onOutput });
    const failure = { name: `scripts/${file} --help ended with ${code}`, message: said };
    return countFailures(code === 0 ? [] : [failure]);
  };
  const onBothCores = pLimit(2);
  return sumCounts(await Promise.all(commands.map((file) => onBothCores(load, file))));
}

/** What `engines` promises: the commands load and the servers answer on the oldest Node, too. */
export const oldestNodeStep: TestStep = {
  name: 'oldest-node',
  title: `Node ${oldestIn(engines.node)}, the oldest that is promised`,
  cores: 2,
  run: async (context) => {
    const version = oldestIn(engines.node);
    const node = await findNode(context, version);
    if (!node) {
      console.log(`Not tried: the registry does not give Node ${version}.`);
      return process.env['CI'] ? countOne(false) : { passed: 0, failed: 0, skipped: 1 };
    }
    const report = path.join(rootDir, 'test-results/oldest-node.json');
    const jest = path.join(rootDir, 'node_modules/jest/bin/jest.js');
    const args = ['--ci', '--maxWorkers=2', '--json', `--outputFile=${report}`, ...tests];
    const loaded = await loadCommands(context, node);
    const code = await runChild(context, [node, '--liftoff-only', jest, ...args], { output: 'on-failure' });
    return sumCounts([loaded, withExitCode(readJestCounts(report), code)]);
  },
};

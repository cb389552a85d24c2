import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CommandError } from './command';
import { rootDir } from './paths';

const cli = createRequire(__filename).resolve('@redocly/cli/bin/cli.js');

/** The contract, and the rules of its checks. */
export const contractFile = path.join(rootDir, 'openapi/public-api.yaml');
const rulesFile = path.join(rootDir, 'openapi/redocly.yaml');

/** Redocly says of itself that Node 20 will not do for its later releases, in a box before each answer. */
const withoutNotice = (text: string): string => text.replace(/^[^\S\n]*[╔║╚].*\n/gm, '').trim();

export interface RedoclyResult {
  exitCode: number;
  /** What it wrote on standard output: the report. */
  report: string;
  /** What it wrote beside the report. */
  messages: string;
}

/**
 * Runs the Redocly CLI with a command that can report in JSON.
 * @throws CommandError that begins with `failure` when it reports nothing
 */
export async function readRedoclyReport<Report>(failure: string, ...args: string[]): Promise<Report> {
  const { report, messages } = await runRedocly(...args, '--format', 'json');
  if (report.startsWith('{')) return JSON.parse(report) as Report;
  throw new CommandError(`${failure}:\n${messages || report}`);
}

/**
 * Runs the Redocly CLI with the rules of this project. Nothing is sent to its makers.
 * @param args a command and its arguments: `['lint', file]`
 */
export function runRedocly(...args: string[]): Promise<RedoclyResult> {
  const env = {
    ...process.env,
    ...{ REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
    ...{ REDOCLY_SUPPRESS_NOTIFICATIONS: 'true', FORCE_COLOR: '0' },
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [cli, ...args, '--config', rulesFile],
      { cwd: rootDir, env, maxBuffer: 64 * 2 ** 20 },
      (error, stdout, stderr) => {
        const exitCode = error ? (typeof error.code === 'number' ? error.code : 1) : 0;
        resolve({ exitCode, report: withoutNotice(stdout), messages: withoutNotice(stderr) });
      },
    );
  });
}

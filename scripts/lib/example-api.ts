import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from './command';
import { toPrismContract } from './prism-contract';
import { contractFile } from './redocly';

const prism = createRequire(__filename).resolve('@stoplight/prism-cli');

/** An API that knows the contract only, and answers its examples. */
export interface ExampleApi {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts Prism, a server that others wrote, with the contract.
 * @param file another contract than that of this project
 * @throws CommandError when it does not start
 */
export async function startExampleApi(port: number, file = contractFile): Promise<ExampleApi> {
  const folder = mkdtempSync(path.join(tmpdir(), 'example-api-'));
  const copy = path.join(folder, 'contract.json');
  writeFileSync(copy, JSON.stringify(toPrismContract(readFileSync(file, 'utf8'))));
  const args = [
    prism,
    'mock',
    copy,
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--verboseLevel',
    'error',
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => void child.kill();
  process.once('exit', kill);
  const close = async () => {
    kill();
    await ended;
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) {
      await close();
      throw new CommandError(`Prism did not start on port ${port}.`);
    }
    await delay(100);
  }
  return { url, close };
}

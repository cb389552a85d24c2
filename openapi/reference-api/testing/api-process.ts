import { spawn, type ChildProcess } from 'node:child_process';
import { commandArguments } from './local-machine';

/** A reference API in a process of its own. */
export interface ApiProcess {
  child: ChildProcess;
  /** Its origin, once it is ready. @throws its output when it ends before */
  url: Promise<string>;
  /** Its output, once it has ended. */
  ended: Promise<{ code: number | null; output: string }>;
  stop(signal: NodeJS.Signals): boolean;
}

/** Starts `scripts/api/serve.ts` on a free port. */
export function startApiProcess(flags: readonly string[], env: NodeJS.ProcessEnv): ApiProcess {
  const child = spawn(process.execPath, commandArguments('api/serve.ts', '--port', '0', ...flags), { env });
  let output = '';
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  const url = new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /^Reference API ready on (http:\S+)$/m.exec(output) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(output)));
  });
  // Who only waits for the end does not ask for it.
  url.catch(() => undefined);
  return { child, url, ended, stop: (signal) => child.kill(signal) };
}

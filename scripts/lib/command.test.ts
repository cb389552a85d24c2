import { spawn } from 'node:child_process';
import { rootDir, tsxCli } from './paths';

/** Runs TypeScript as a command of ours; sends a signal once its output matches, and answers how it ended. */
function run(
  work: string,
  interruptAt?: RegExp,
  signal: NodeJS.Signals = 'SIGINT',
): Promise<{ code: number | null; output: string }> {
  const program = `
    import { CommandError, runCommand } from './scripts/lib/command';
    import { runChild } from './scripts/lib/child-process';
    void runCommand(async (context) => { ${work} });
  `;
  const child = spawn(process.execPath, [tsxCli, '--eval', program], { cwd: rootDir });
  let output = '';
  let interrupted = false;
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    if (interruptAt?.test(output) && !interrupted) {
      interrupted = true;
      child.kill(signal);
    }
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const serve = `
  void runChild(context, ['sleep', '600'], { onStart: (pid) => console.log('child ' + pid) });
  console.log('ready');
`;

test.each([
  ['Ctrl-C ends a serving command with 0', 'await context.untilStopped();', /ready/, 0, 'Stopped.'],
  ['Ctrl-C in the middle of work ends with 130', 'await new Promise(() => {});', /ready/, 130, 'Stopped.'],
  [
    'a failure is said in words, ends with 1',
    "throw new CommandError('The port is taken.');",
    undefined,
    1,
    '\nThe port is taken.\n',
  ],
])('%s, and what it started ends with it', async (_name, work, interruptAt, exitCode, said) => {
  const { code, output } = await run(`${serve} ${work}`, interruptAt);
  expect(output).toContain(said);
  expect(code).toBe(exitCode);
  expect(isAlive(Number(/child (\d+)/.exec(output)?.[1]))).toBe(false);
});

test('the exit code is the one of the result, and its line the last one', async () => {
  const work = `process.exitCode = 0; return { exitCode: 1, lastLine: '1 passed, 1 failed, 0 skipped' };`;
  const { code, output } = await run(work);
  expect(output.trimEnd().split('\n').at(-1)).toBe('1 passed, 1 failed, 0 skipped');
  expect(code).toBe(1);
});

test('a command whose runner is killed stops what it started', async () => {
  const { output } = await run(`${serve} await context.untilStopped();`, /ready/, 'SIGKILL');
  expect(output).toContain('Stopped.');
  expect(isAlive(Number(/child (\d+)/.exec(output)?.[1]))).toBe(false);
});

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withFiles } from './testing';
import { commandFiles } from './commands';
import { rootDir, tsxCli } from './paths';

const folder = path.join(rootDir, 'scripts');
const commands = commandFiles(folder);

test.each(commands)('%s says first where it does not run', (file) => {
  expect(readFileSync(path.join(folder, file), 'utf8').split('\n')[0]).toBe(
    "import '../lib/supported-system';",
  );
});

/** Runs a command where a property of the process is another one: neither Windows nor an older Node is at hand. */
function runWhere(property: 'platform' | 'version', value: string) {
  const script = `Object.defineProperty(process, '${property}', { value: '${value}' });`;
  const { status, stdout, stderr } = withFiles({ 'other-system.cjs': script }, (temporary) =>
    spawnSync(
      process.execPath,
      [
        tsxCli,
        '--require',
        path.join(temporary, 'other-system.cjs'),
        path.join(folder, 'build/build.ts'),
        '--help',
      ],
      { encoding: 'utf8' },
    ),
  );
  return [status, stdout, stderr];
}

test('on Windows a command ends with one sentence that recommends WSL', () => {
  expect(runWhere('platform', 'win32')).toEqual([
    1,
    '',
    expect.stringMatching(/^This project does not run on Windows itself: install WSL \(\S+\), [^\n]+\n$/),
  ]);
});

test.each(['v18.20.4', 'v20.18.0', 'v21.7.3', 'v22.11.0'])(
  'Node %s is refused in one sentence',
  (version) => {
    expect(runWhere('version', version)).toEqual([
      1,
      '',
      expect.stringMatching(/^This project needs Node 20\.19 or newer, [^\n]+ this is v[\d.]+\. [^\n]+\n$/),
    ]);
  },
);

test.each(['v20.19.0', 'v22.12.0', 'v24.1.0'])('Node %s will do', (version) => {
  expect(runWhere('version', version)[0]).toBe(0);
});

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withFiles } from './testing';
import { rootDir, tsxCli } from './paths';

const folder = path.join(rootDir, 'scripts');
const commands = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

test.each(commands)('%s says first where it does not run', (file) => {
  expect(readFileSync(path.join(folder, file), 'utf8').split('\n')[0]).toBe(
    "import './lib/supported-system';",
  );
});

test('on Windows a command ends with one sentence that recommends WSL', () => {
  // No part of the project can be run on Windows here: only the name of the system is another one.
  const asWindows = "Object.defineProperty(process, 'platform', { value: 'win32' });";
  const { status, stdout, stderr } = withFiles({ 'as-windows.cjs': asWindows }, (temporary) =>
    spawnSync(
      process.execPath,
      [tsxCli, '--require', path.join(temporary, 'as-windows.cjs'), path.join(folder, 'build.ts'), '--help'],
      { encoding: 'utf8' },
    ),
  );
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    expect.stringMatching(/^This project does not run on Windows itself: install WSL \(\S+\), [^\n]+\n$/),
  ]);
});

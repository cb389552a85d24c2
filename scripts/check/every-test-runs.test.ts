import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const lines = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8' }).trim().split('\n');

test('every unit test is in a folder of a project of Jest', () => {
  const run = lines(process.execPath, 'node_modules/.bin/jest', '--listTests').map((file) =>
    path.relative(root, file).replaceAll(path.sep, '/'),
  );
  const written = lines('git', 'ls-files', '*.test.ts', '*.test.tsx');
  expect(written.filter((file) => !run.includes(file))).toEqual([]);
});

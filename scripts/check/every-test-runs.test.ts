import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const answer = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8' }).trim();
const runJest = (...args: string[]) => answer(process.execPath, 'node_modules/.bin/jest', ...args);

/** Names of Jest's projects. */
function listProjects(): string[] {
  const { configs } = JSON.parse(runJest('--showConfig')) as { configs: { displayName: { name: string } }[] };
  return configs.map(({ displayName }) => displayName.name);
}

/** For each project by itself: of all together, Jest lists a test once that it runs in two. */
const testsOf = (project: string) =>
  runJest('--listTests', '--selectProjects', project)
    .split('\n')
    .filter((line) => path.isAbsolute(line))
    .map((file) => path.relative(root, file).replaceAll(path.sep, '/'));

test('every unit test is in one project of Jest', () => {
  const patterns = ['*.test.ts', '*.test.tsx'];
  const written = answer('git', 'ls-files', '--cached', '--others', '--exclude-standard', ...patterns);
  expect(listProjects().flatMap(testsOf).sort()).toEqual(written.split('\n').sort());
});

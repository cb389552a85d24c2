import { tryGit } from '../../lib/git';
import { rootDir } from '../../lib/paths';

/** Code that knows the contract. */
const places = [
  'src',
  'scripts',
  'deploy',
  'e2e',
  'openapi/reference-api',
  // Written from the contract: it changes with it.
  ':!*/generated/*',
];

/** What ships comes before tests and data. */
const rank = (file: string): number =>
  Number(/^src\//.test(file) === false) + Number(/\.(test|spec)\.|\/testing\/|demo-data/.test(file));

/** Files of ours in which a name of the contract stands as a word: what ships first, then by how often. */
export function filesWith(name: string): string[] {
  // git fails where there is none.
  const options = ['--no-index', '--exclude-standard', '-c', '-w', '-F', '-e', name];
  const found = tryGit(rootDir, 'grep', ...options, '--', ...places);
  return (found?.trim().split('\n') ?? [])
    .map((line) => ({ file: line.replace(/:\d+$/, ''), count: Number(/\d+$/.exec(line)?.[0]) }))
    .sort((a, b) => rank(a.file) - rank(b.file) || b.count - a.count)
    .map(({ file }) => file);
}

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { dependencies, devDependencies, scripts } from '../../package.json';
import { rootDir } from '../lib/paths';

/** What a server without the tools of developers (`npm ci --omit=dev`) runs: the site and the commands of operators. */
const entries = [
  ...[
    ...['build', 'refresh', 'rollback', 'serve', 'metrics', 'source-report', 'start', 'clean'].map(
      (name) => `build/${name}`,
    ),
    ...['serve', 'enquiries', 'records', 'backup', 'restore'].map((name) => `api/${name}`),
    'content/check',
  ].map((name) => `scripts/${name}.ts`),
  ...['gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx', 'src'],
];

interface Cruised {
  modules: { source: string; dependencies: { module: string }[] }[];
}

/** Every module that the entries reach, with what it imports; types alone do not count. */
function cruise(): Cruised {
  const program = path.join(rootDir, 'node_modules/.bin/depcruise');
  const options = ['--no-config', '--do-not-follow', 'node_modules', '--exclude', '[.]test[.]tsx?$'];
  const output = ['--ts-config', 'tsconfig.json', '--output-type', 'json'];
  const { stdout, stderr } = spawnSync(program, [...options, ...output, ...entries], {
    cwd: rootDir,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (!stdout.startsWith('{')) throw new Error(stderr || stdout);
  return JSON.parse(stdout) as Cruised;
}

/** `@scope/name/inside` → `@scope/name`. */
const packageOf = (module: string) => module.split('/', module.startsWith('@') ? 2 : 1).join('/');

const forDevelopers = new Set(Object.keys(devDependencies));

test('what a server runs imports no package that only developers have', () => {
  const { modules } = cruise();
  const sources = modules.map(({ source }) => source);
  expect(sources).toEqual(
    expect.arrayContaining([
      'src/pages/index.tsx',
      'deploy/server/site-server.ts',
      'scripts/lib/precompress.ts',
    ]),
  );
  const missing = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ module }) => forDevelopers.has(packageOf(module)))
      .map(({ module }) => `${source} imports ${module}: move it to the dependencies of package.json`),
  );
  expect(missing).toEqual([]);
}, 120_000);

test.each(['build', 'refresh', 'rollback', 'serve', 'metrics', 'start', 'api', 'clean'] as const)(
  'npm run %s is started by a program that a server has',
  (name) => {
    const [program = ''] = scripts[name].split(' ');
    expect(Object.keys(dependencies)).toContain(program);
  },
);

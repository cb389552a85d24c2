import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { withFiles } from '../lib/testing';

const root = path.resolve(__dirname, '../..');

/** A small project: file → text. */
const files: Record<string, string> = {
  'tsconfig.json': '{}',
  'src/theme/index.ts': 'export const theme = 1;',
  'src/lib/routes.ts': `export * from '../api-client/client';\nexport * from '../../scripts/build/start';`,
  'src/api-client/client.ts': 'export const client = 1;',
  'src/features/projects/index.ts': `export * from './price';`,
  'src/features/projects/price.ts': 'export const price = 1;',
  'src/features/projects/testing.ts': 'export const sample = 1;',
  'src/ui/index.ts': `export * from '../theme';\nexport * from '../features/projects';`,
  'src/layout/menu.ts': `export * from '../features/projects';`,
  'src/layout/footer.ts': `export * from '../features/projects/price';`,
  'src/layout/header.ts': `export * from '../features/projects/testing';`,
  'src/layout/header.test.ts': `export * from '../features/projects/testing';\nexport * from '../../openapi/server';`,
  'src/i18n/first.ts': `import type { Second } from './second';\nexport type First = Second[];`,
  'src/i18n/second.ts': `import type { First } from './first';\nexport type Second = { first?: First };`,
  'src/extras/index.ts': `export * from '../lib/routes';`,
  'deploy/server.ts': `export * from '../scripts/build/start';`,
  'scripts/build/start.ts': 'export const start = 1;',
  'openapi/server.ts': 'export const server = 1;',
};

let violations: string[];

beforeAll(() => {
  const program = path.join(root, 'node_modules/.bin/depcruise');
  const options = ['--config', path.join(root, 'scripts/check/import-rules.cjs'), '--output-type', 'json'];
  const { stdout, stderr } = withFiles(files, (cwd) =>
    spawnSync(program, [...options, 'src', 'deploy', 'scripts', 'openapi'], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 1e8,
    }),
  );
  if (!stdout.startsWith('{')) throw new Error(stderr || stdout);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; to: string; rule: { name: string } }[] };
  };
  violations = summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
}, 120_000);

test.each([
  ['the interface may not know a feature', 'layer-ui: src/ui/index.ts → src/features/projects/index.ts'],
  ['a helper may not call the API', 'layer-lib: src/lib/routes.ts → src/api-client/client.ts'],
  ['a helper may not call a script', 'site-alone: src/lib/routes.ts → scripts/build/start.ts'],
  [
    'a feature is imported by its index',
    'feature-by-its-index: src/layout/footer.ts → src/features/projects/price.ts',
  ],
  [
    'testing.ts of a feature is for tests only',
    'feature-by-its-index: src/layout/header.ts → src/features/projects/testing.ts',
  ],
  ['modules do not import each other, types included', 'no-circles: src/i18n/first.ts → src/i18n/second.ts'],
  ['hosts import no scripts', 'nobody-imports-scripts: deploy/server.ts → scripts/build/start.ts'],
])('%s', (_name, violation) => {
  expect(violations).toContain(violation);
});

test('what layers may import is not named', () => {
  const allowed = /src\/theme|menu|header[.]test|projects\/index[.]ts →/;
  expect(violations.filter((text) => allowed.test(text))).toEqual([]);
});

test('a folder that is no layer is named', () => {
  expect(violations).toContainEqual(expect.stringMatching(/^known-layers: src\/extras\/index[.]ts/));
});

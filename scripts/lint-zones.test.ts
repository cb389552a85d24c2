import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** Texts to lint as if they stood in the place of a file of ours: name → [file, text]. */
const texts = {
  'ui → feature': ['src/ui/index.ts', `export * from '../features/organization';\n`],
  'ui → theme': ['src/ui/index.ts', `export * from '../theme';\n`],
  'lib → api': ['src/lib/routes.ts', `export * from '../api-client/client';\n`],
  'lib → scripts': ['src/lib/routes.ts', `export * from '../../scripts/api-types';\n`],
  'layout → feature': ['src/layout/navigation.ts', `export * from '../features/organization';\n`],
  'layout → inside of a feature': [
    'src/layout/navigation.ts',
    `export * from '../features/organization/use-organization';\n`,
  ],
  careless: ['src/lib/routes.ts', `export const row = (rows: any) => rows[0]!;\nPromise.resolve(1);\n`],
  'long file': [
    'src/lib/routes.ts',
    Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line};\n`).join(''),
  ],
} satisfies Record<string, [file: string, text: string]>;

/** ESLint and its configuration are ES modules, so they run beside the test; once, because types load slowly. */
const program = `
  import { text } from 'node:stream/consumers';
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const found = {};
  for (const [name, [filePath, code]] of Object.entries(JSON.parse(await text(process.stdin)))) {
    const [{ messages }] = await eslint.lintText(code, { filePath });
    found[name] = messages.map(({ ruleId, message }) => ruleId + ': ' + message);
  }
  console.log(JSON.stringify(found));
`;

let found: Record<keyof typeof texts, string[]>;

beforeAll(() => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    input: JSON.stringify(texts),
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) throw new Error(stderr || stdout);
  found = JSON.parse(stdout) as typeof found;
}, 300_000);

const forbidden = (message: string): unknown =>
  expect.stringContaining(`import-x/no-restricted-paths: Unexpected path "${message}"`);

describe('the arrows between the rooms of src/', () => {
  test('the UI kit may use the theme, and may not know a feature', () => {
    expect(found['ui → theme']).toEqual([]);
    expect(found['ui → feature']).toContainEqual(forbidden('../features/organization'));
  });

  test('a helper may not call the API', () => {
    expect(found['lib → api']).toContainEqual(forbidden('../api-client/client'));
  });

  test('the site never imports a script', () => {
    expect(found['lib → scripts']).toContainEqual(forbidden('../../scripts/api-types'));
  });

  test('the layout enters a feature by its door only', () => {
    expect(found['layout → feature']).toEqual([]);
    const inside = found['layout → inside of a feature'];
    expect(inside).toContainEqual(expect.stringContaining('by its index.ts'));
  });
});

describe('the other rules', () => {
  test('`any`, `!` and a forgotten promise are refused', () => {
    const rules = found.careless.map((message) => message.split(':')[0]);
    expect(rules).toEqual(
      expect.arrayContaining([
        '@typescript-eslint/no-explicit-any',
        '@typescript-eslint/no-non-null-assertion',
        '@typescript-eslint/no-floating-promises',
      ]),
    );
  });

  test('a file of more than 300 lines is refused', () => {
    expect(found['long file']).toContainEqual(expect.stringMatching(/^max-lines:/));
  });
});

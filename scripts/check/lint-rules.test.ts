import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Texts to lint as if each stood in the place of `src/lib/routes.ts`. */
const texts = {
  careless: `export const row = (rows: any) => rows[0]!;\nPromise.resolve(1);\n`,
  'second link': `export { Link } from 'gatsby';
`,
  'long file': Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line};\n`).join(''),
};

/** ESLint and its configuration are ES modules, so they run beside the test; once, because types load slowly. */
const program = `
  import { text } from 'node:stream/consumers';
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const found = {};
  for (const [name, code] of Object.entries(JSON.parse(await text(process.stdin)))) {
    const [{ messages }] = await eslint.lintText(code, { filePath: 'src/lib/routes.ts' });
    found[name] = messages.map(({ ruleId }) => ruleId);
  }
  console.log(JSON.stringify(found));
`;

let rules: Record<keyof typeof texts, string[]>;

beforeAll(() => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: path.resolve(__dirname, '../..'),
    input: JSON.stringify(texts),
    encoding: 'utf8',
    // Where `CI` is set, types would be read from the file on the disk instead of from the text.
    env: { ...process.env, TSESTREE_SINGLE_RUN: 'false' },
  });
  if (!stdout.startsWith('{')) throw new Error(stderr || stdout);
  rules = JSON.parse(stdout) as typeof rules;
}, 300_000);

test('`any`, `!` and a forgotten promise are refused', () => {
  expect(rules.careless).toEqual(
    expect.arrayContaining([
      '@typescript-eslint/no-explicit-any',
      '@typescript-eslint/no-non-null-assertion',
      '@typescript-eslint/no-floating-promises',
    ]),
  );
});

test('a file of more than 300 lines is refused', () => {
  expect(rules['long file']).toContain('max-lines');
});

test('another link than that of the site is refused', () => {
  expect(rules['second link']).toContain('no-restricted-imports');
});

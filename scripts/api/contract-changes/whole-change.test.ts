import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootDir, tsxCli } from '../../lib/paths';
import { copySources } from '../../lib/site-copy';

// The compiler over the files that the page names and what they import.
jest.setTimeout(300_000);

const page = readFileSync(path.join(rootDir, 'docs/contract-changes.md'), 'utf8');
const copy = mkdtempSync(path.join(tmpdir(), 'contract-changes-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text);

/** Replaces what a block shows: its lines with a minus by those with a plus, between the others. */
function applyEdit(text: string, edit: string): string {
  const lines = edit.trimEnd().split('\n');
  const without = (sign: string) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('\n');
  const [before, after] = [without('+'), without('-')];
  expect(text.split(before)).toHaveLength(2);
  return text.replace(before, () => after);
}

/** What a program of the copy prints, whether it succeeds or not. */
const run = (...args: string[]): Promise<string> =>
  new Promise((resolve) =>
    execFile(
      process.execPath,
      args,
      { cwd: copy, maxBuffer: 64 * 2 ** 20, env: { ...process.env, FORCE_COLOR: '0' } },
      (_, stdout, stderr) => resolve(stdout + stderr),
    ),
  );

const script = (name: string): string => path.join(copy, 'node_modules', name);

/** Commands of the page, as they run in the copy. */
const commands: Record<string, () => Promise<string>> = {
  'npm run api -- diff': () =>
    run(tsxCli, 'scripts/api/diff.ts', path.join(rootDir, 'openapi/public-api.yaml'), '--files', '99'),
  'npm run types': async () => {
    const config = {
      extends: './tsconfig.json',
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: ['src/**/*.d.ts'],
      files: quoted()
        .get('npm run types')
        ?.flatMap((line) => /^\S+\.tsx?(?=: error)/.exec(line) ?? []),
    };
    writeFileSync(path.join(copy, 'tsconfig.quoted.json'), JSON.stringify(config));
    const output = await run(script('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.quoted.json');
    // Without the place in the file, which moves with every change.
    return output.replaceAll(/\(\d+,\d+\):/g, ':');
  },
};

/** What the page quotes of each command. */
function quoted(): Map<string, string[]> {
  const said = new Map<string, string[]>();
  for (const part of blocks('text').flatMap((block) => block.split(/^\$ /m).slice(1))) {
    const [command = '', ...lines] = part.trim().split('\n');
    said.set(command, [...(said.get(command) ?? []), ...lines.map((line) => line.trim())]);
  }
  return said;
}

test('the tools say of each change what the page quotes', async () => {
  copySources(copy);
  const file = path.join(copy, 'openapi/public-api.yaml');
  expect(blocks('diff')).toHaveLength(6);
  writeFileSync(file, blocks('diff').reduce(applyEdit, readFileSync(file, 'utf8')));
  expect(await run(tsxCli, 'scripts/api/lint.ts')).toMatch(/is valid/);
  expect(await run(tsxCli, 'scripts/api/types.ts')).toMatch(/schema\.d\.ts written/);
  const said = quoted();
  expect([...said.keys()].sort()).toEqual(Object.keys(commands).sort());
  for (const [command, lines] of said) {
    const output = await commands[command]?.();
    expect([command, lines.filter((line) => !output?.includes(line))]).toEqual([command, []]);
  }
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tryGit } from '../../lib/git';
import { rootDir } from '../../lib/paths';
import { explainStale, typesFile } from './explain';

const folder = mkdtempSync(path.join(tmpdir(), 'explain-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Stands for the real one, which Jest cannot load: the contract itself is the generated file. */
const generate = (file: string) => Promise.resolve({ [typesFile]: readFileSync(file, 'utf8') });

const commit = tryGit(rootDir, 'log', '-1', '--format=%h', '--', 'openapi/public-api.yaml')?.trim();

(commit ? test : test.skip)(
  'stale files are explained by the contract of the commit from which they come',
  async () => {
    const contract = tryGit(rootDir, 'show', `${commit}:openapi/public-api.yaml`) ?? '';
    const changed = path.join(folder, 'changed.yaml');
    writeFileSync(changed, contract.replace(/^( +)annual_rent: /m, '$1yearly_rent: '));
    const said = await explainStale({ [typesFile]: contract }, {}, generate, changed);
    expect(said).toContain(`What changed in the contract since ${commit},`);
    expect(said).toMatch(/Breaking[^]*- Rental\.annual_rent: .*removed\.\n {4}annual_rent: src\/.*\n/);
  },
);

test('files that come from no contract are explained by their types', async () => {
  const types = 'interface components { schemas: { Rental: { annual_rent: number } } }';
  const said = await explainStale(
    { [typesFile]: types },
    { [typesFile]: types.replace('annual_rent: number', '') },
    generate,
  );
  expect(said).toMatch(/^The written files come from no contract of the history/);
  expect(said).toMatch(/Breaking[^]*- Rental\.annual_rent: is gone\.\n {4}annual_rent: src\/.*\n/);
});

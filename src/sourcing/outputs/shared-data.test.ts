import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { writeSharedData } from './shared-data';

const queries = {
  staticQueryComponents: new Map([
    ['a', { hash: '1' }],
    ['b', { hash: '1' }],
  ]),
};
const args = { store: { getState: () => queries } } as unknown as BuildArgs;

test('the file that names the build has what all pages share, as the last build wrote it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shared-data-'));
  const appData = path.join(folder, 'page-data', 'app-data.json');
  const query = path.join(folder, 'page-data', 'sq', 'd', '1.json');
  await mkdir(path.dirname(query), { recursive: true });
  await writeFile(appData, '{"webpackCompilationHash":"a"}');
  for (const name of ['old', 'new']) {
    await writeFile(query, JSON.stringify({ data: { name } }));
    await writeSharedData(args, folder);
    expect(JSON.parse(await readFile(appData, 'utf8'))).toEqual({
      webpackCompilationHash: 'a',
      staticQueryResults: { '1': { data: { name } } },
    });
  }
  await rm(folder, { recursive: true });
});

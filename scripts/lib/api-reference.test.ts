import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContract } from '../../openapi/reference-api/contract/load-contract';
import { writeApiReference } from './api-reference';

const folder = mkdtempSync(path.join(tmpdir(), 'api-reference-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the page tells every call, and asks no other server for anything', async () => {
  const file = path.join(folder, 'below', 'page.html');
  await writeApiReference(file);
  const html = readFileSync(file, 'utf8');
  const untold = loadContract().operations.filter(({ id }) => !html.includes(`"operationId":"${id}"`));
  expect(untold.map(({ id }) => id)).toEqual([]);
  const foreign = /<(script|link|img)[^>]*(src|href)="https?:|cdn\.redoc\.ly|fonts\.googleapis/.exec(html);
  expect(foreign?.[0]).toBeUndefined();
});

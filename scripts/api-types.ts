/**
 * Writes what the code knows of the contract: `src/api-client/schema.d.ts` (types), `src/api-client/contract.ts` (values) and
 * `src/api-client/check/shapes.ts` (what answers are made of, for the check in the browser).
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';
import { contractModule } from './lib/contract-module';
import { firstDifference } from './lib/first-difference';
import { shapesModule } from './lib/shapes-module';

const root = path.resolve(__dirname, '..');
const contractFile = path.join(root, 'openapi/public-api.yaml');
const banner = '// Generated from openapi/public-api.yaml by `npm run api:types`. Do not edit.\n\n';

async function generate(): Promise<Record<string, string>> {
  const yaml = await readFile(contractFile, 'utf8');
  const types = astToString(
    await openapiTS(new URL(`file://${contractFile}`), { defaultNonNullable: false }),
  );
  const files = {
    'src/api-client/schema.d.ts': banner + types,
    'src/api-client/contract.ts': banner + contractModule(parse(yaml)),
    'src/api-client/check/shapes.ts': banner + shapesModule(parse(yaml)),
  };
  const options = await resolveConfig(path.join(root, 'src/api-client/schema.d.ts'));
  for (const [file, text] of Object.entries(files)) {
    files[file as keyof typeof files] = await format(text, { ...options, parser: 'typescript' });
  }
  return files;
}

async function main() {
  const command = new Command('api:types')
    .description('Write the types, values and shapes that the code takes from openapi/public-api.yaml')
    .option('--check', 'write nothing; fail when a written file is stale, and name what differs')
    .parse();
  const { check } = command.opts<{ check?: boolean }>();
  const started = Date.now();
  let stale = 0;
  for (const [file, text] of Object.entries(await generate())) {
    const target = path.join(root, file);
    const current = await readFile(target, 'utf8').catch(() => '');
    if (!check) {
      await writeFile(target, text);
      console.log(`${file} ${current === text ? 'unchanged' : 'written'}`);
    } else if (current !== text) {
      stale += 1;
      console.error(`${file} does not agree with openapi/public-api.yaml. ${firstDifference(current, text)}`);
    } else {
      console.log(`${file} agrees with the contract`);
    }
  }
  console.log(`Done in ${Date.now() - started} ms`);
  if (stale > 0) {
    console.error('Run `npm run api:types`, then see what no longer compiles.');
    process.exitCode = 1;
  }
}

void main();

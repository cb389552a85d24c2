import './lib/supported-system';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';
import { contractModule, contractPathsModule, contractValuesModule } from './api-types/contract-module';
import { shapesModule } from './api-types/shapes-module';
import { writeGeneratedFiles } from './lib/generated-files';
import { rootDir } from './lib/paths';

const contractFile = path.join(rootDir, 'openapi/public-api.yaml');
const banner = '// Generated from openapi/public-api.yaml by `npm run api:types`. Do not edit.\n\n';

/** The types, the values, and the shapes of answers for the check in the browser. */
async function generate(): Promise<Record<string, string>> {
  const yaml = await readFile(contractFile, 'utf8');
  const types = await openapiTS(new URL(`file://${contractFile}`), { defaultNonNullable: false });
  const modules = {
    'src/api-client/schema.d.ts': astToString(types),
    'src/api-client/contract.ts': contractModule(parse(yaml)),
    'src/api-client/contract-paths.ts': contractPathsModule(parse(yaml)),
    'src/api-client/contract-values.ts': contractValuesModule(parse(yaml)),
    'src/api-client/check/shapes.ts': shapesModule(parse(yaml)),
  };
  const options = await resolveConfig(path.join(rootDir, 'src/api-client/schema.d.ts'));
  const entries = Object.entries(modules).map(
    async ([file, text]) =>
      [file, await format(banner + text, { ...options, parser: 'typescript' })] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

const { check } = new Command('api:types')
  .description('Write the types, values and shapes that the code takes from openapi/public-api.yaml')
  .option('--check', 'write nothing; fail when a written file is stale, and print what differs')
  .parse()
  .opts<{ check?: boolean }>();

void writeGeneratedFiles(generate, {
  check,
  source: 'openapi/public-api.yaml',
  advice: 'Run `npm run api:types`, then see what no longer compiles.',
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';
import { rootDir } from '../../lib/paths';
import {
  contractEnumsModule,
  contractModule,
  contractPathsModule,
  contractValuesModule,
} from './contract-module';
import { typesFile } from './explain';
import { shapesModules } from './shapes-module';

const banner = '// Generated from openapi/public-api.yaml by `npm run api -- types`. Do not edit.\n\n';

/**
 * The code that is made of a contract, by path from the root of the project: types, values, and the shapes of answers for
 * the check in the browser.
 */
export async function generateFrom(contractFile: string): Promise<Record<string, string>> {
  const yaml = await readFile(contractFile, 'utf8');
  const types = await openapiTS(pathToFileURL(contractFile), { defaultNonNullable: false });
  const { shapes, otherShapes } = shapesModules(parse(yaml));
  const modules = {
    [typesFile]: astToString(types),
    'src/api-client/generated/contract.ts': contractModule(parse(yaml)),
    'src/api-client/generated/contract-paths.ts': contractPathsModule(parse(yaml)),
    'src/api-client/generated/contract-enums.ts': contractEnumsModule(parse(yaml)),
    'src/api-client/generated/contract-values.ts': contractValuesModule(parse(yaml)),
    'src/api-client/generated/shapes.ts': shapes,
    'src/api-client/generated/other-shapes.ts': otherShapes,
  };
  const options = await resolveConfig(path.join(rootDir, typesFile));
  const entries = Object.entries(modules).map(
    async ([file, text]) =>
      [file, await format(banner + text, { ...options, parser: 'typescript' })] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

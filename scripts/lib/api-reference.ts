import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command';
import { dataDir } from './paths';
import { contractFile, runRedocly } from './redocly';

/** Where the page is while developing: the development server shows it at `/dev/api`. */
export const apiReferenceFile = path.join(dataDir, 'api-reference.html');

/** The page's maker has its logo on a server of its own: without a network it would be a broken picture. */
const foreignLogo = /https:\/\/cdn\.redoc\.ly\/[\w/.-]+\.svg/g;
const logo =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2256%22 height=%2216%22%3E' +
  '%3Ctext y=%2212%22 font-size=%2213%22 font-family=%22sans-serif%22%3ERedocly%3C/text%3E%3C/svg%3E';

/**
 * Writes the contract as a page for reading, in one file that needs no other.
 * @throws CommandError when the contract cannot be read
 */
export async function writeApiReference(file = apiReferenceFile): Promise<void> {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const { exitCode, messages, report } = await runRedocly(
    ...[
      'build-docs',
      contractFile,
      '--output',
      path.resolve(file),
      '--inlineBundle',
      '--title',
      'Public API',
    ],
    ...['--openapi.disableGoogleFont', 'true', '--openapi.hideHostname', 'true'],
  );
  if (exitCode !== 0) throw new CommandError(`The page was not written:\n${messages || report}`);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(foreignLogo, logo));
}

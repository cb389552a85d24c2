import { execFile } from 'node:child_process';
import { rootDir } from '../../lib/paths';
import { readAudit, type Audit } from './read-audit';

/** Who cannot reach the registry shall not wait for minutes. */
const patience = ['--fetch-retries=0', '--fetch-timeout=30000'];

/**
 * Asks the registry what is known of the packages in the lock file.
 * @param onlyProduction leaves out what only developers install
 */
export async function askRegistry({ onlyProduction = false } = {}): Promise<Audit> {
  const args = ['audit', '--json', ...patience, ...(onlyProduction ? ['--omit=dev'] : [])];
  // `npm audit` also fails when it has found something: only its output counts.
  const output = await new Promise<string>((resolve) => {
    execFile('npm', args, { cwd: rootDir, maxBuffer: 2 ** 26 }, (_error, stdout) => resolve(stdout));
  });
  return readAudit(output);
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { tryGit } from '../../lib/git';
import { rootDir } from '../../lib/paths';
import { inTemporaryFolder } from '../../lib/temporary-folder';

/** Generated files by path from the root of the project. */
export type Files = Readonly<Record<string, string>>;

/** Makes the files of a contract, which it reads from a file. */
export type Generate = (contractFile: string) => Promise<Files>;

/** A contract of the history. */
export interface PastContract {
  /** Short name of its commit. */
  commit: string;
  file: string;
}

/** How many versions of the contract are tried. Each takes about a second. */
const tries = 8;

/**
 * Calls `work` with the contract that written files were made from: the newest of the history from which the very same files
 * come. Undefined instead of it where there is none, or no history: files that were edited by hand come from no contract.
 * @param written the files by path from the root of the project
 */
export const withContractOf = <Result>(
  written: Files,
  generate: Generate,
  work: (past: PastContract | undefined) => Promise<Result>,
): Promise<Result> =>
  inTemporaryFolder('contract', async (folder) =>
    work(await findContract(written, generate, path.join(folder, 'public-api.yaml'))),
  );

async function findContract(
  written: Files,
  generate: Generate,
  file: string,
): Promise<PastContract | undefined> {
  const log = tryGit(rootDir, 'log', `-${tries}`, '--format=%h', '--', 'openapi/public-api.yaml');
  for (const commit of log?.split('\n').filter(Boolean) ?? []) {
    writeFileSync(file, tryGit(rootDir, 'show', `${commit}:openapi/public-api.yaml`) ?? '');
    const files = await generate(file).catch(() => undefined);
    if (files && Object.entries(files).every(([name, text]) => written[name] === text))
      return { commit, file };
  }
  return undefined;
}

import { diffContracts } from '../contract-changes/contract-changes';
import { describeChanges } from '../contract-changes/describe';
import { contractFile } from '../../lib/redocly';
import { withContractOf, type Files, type Generate } from './contract-of-files';
import { typeChanges } from './type-changes';

/** How many files of ours are named for each change. */
const shownFiles = 8;

/** The file of the types. */
export const typesFile = 'src/api-client/generated/schema.d.ts';

/**
 * Says of stale files what changed in the contract since they were written, how much each change weighs, and which files of
 * ours use it.
 * @param written the files as they are @param expected as `contract`, a file, says
 */
export const explainStale = (
  written: Files,
  expected: Files,
  generate: Generate,
  contract = contractFile,
): Promise<string> =>
  withContractOf(written, generate, async (past) => {
    if (past) {
      const { changes } = await diffContracts(past.file, contract);
      return `What changed in the contract since ${past.commit}, from which the written files come:\n${describeChanges(changes, shownFiles)}\n`;
    }
    const changes = typeChanges(written[typesFile] ?? '', expected[typesFile] ?? '');
    const known = 'The written files come from no contract of the history that is at hand';
    if (changes.length === 0) return `${known}, and the types are the same.\n`;
    return `${known}. How their types differ from the contract:\n${describeChanges(changes, shownFiles)}\n`;
  });

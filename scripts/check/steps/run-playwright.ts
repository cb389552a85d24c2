import path from 'node:path';
import { runChild } from '../../lib/child-process';
import type { CommandContext } from '../../lib/command';
import { rootDir } from '../../lib/paths';
import { withExitCode, type Counts } from './counts';
import { readPlaywrightCounts } from './reports';

/** Not through npx, which takes a second itself. */
const program = path.join(rootDir, 'node_modules/.bin/playwright');

/**
 * Runs Playwright's tests.
 * @param args of `playwright test`
 * @param name of the report; that of a step that runs single tests is in their commands
 */
export async function runPlaywright(
  context: CommandContext,
  args: readonly string[],
  name: string,
  env: Record<string, string>,
): Promise<Counts> {
  const report = path.join(rootDir, `test-results/${name}.json`);
  const code = await runChild(context, [program, 'test', ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const step = name === 'e2e' || name === 'engines' ? name : undefined;
  return withExitCode(readPlaywrightCounts(report, step), code);
}

import type { CommandContext } from '../lib/command';
import type { Counts } from './counts';

/** One of the checks of `npm test`. */
export interface TestStep {
  /** For `--only` and `--skip`. */
  name: string;
  title: string;
  /** Whether it needs the browser, the database or the web server that `ensureTools` brings. */
  needsTools?: boolean;
  /** @param playwrightArguments passed on to Playwright, where it is used */
  run(context: CommandContext, playwrightArguments: readonly string[]): Promise<Counts>;
}

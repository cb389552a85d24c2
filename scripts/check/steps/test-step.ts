import type { ToolName } from '../../../openapi/reference-api/testing/tools';
import type { CommandContext } from '../../lib/command';
import type { Counts } from './counts';

/** What the runners get. */
export interface RunnerOptions {
  /** Arguments for Playwright. */
  playwright: readonly string[];
  /** A part of what there is to check, where not all of it is. */
  only?: {
    /** For format and lint. */
    files: readonly string[];
    tests: readonly string[];
    specs: readonly string[];
  };
  /** Browser tests may look at a build that is older than its sources. */
  stale?: boolean;
  /** Programs that are missing here. */
  missing?: readonly ToolName[];
}

/** One of the checks of `npm test`. */
export interface TestStep {
  /** For `--only` and `--skip`. */
  name: string;
  title: string;
  /** Programs of this machine; where one is missing the step is skipped, except in CI. */
  tools?: readonly ToolName[];
  /** Whether the tests of a missing program are skipped one by one, and all others run. */
  runsWithoutTools?: boolean;
  /** Cores that it keeps busy, of two; one when left out. */
  cores?: 1 | 2;
  /** Steps that end before it begins, where they run as well. */
  after?: readonly string[];
  run(context: CommandContext, options: RunnerOptions): Promise<Counts>;
}

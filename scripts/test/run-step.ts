import type { CommandContext } from '../lib/command';
import { formatDuration } from '../lib/step';
import { countOne, type Counts } from './counts';
import type { RunnerOptions, TestStep } from './test-step';

export interface Outcome {
  title: string;
  counts: Counts;
  /** In words. */
  time: string;
}

/** Runs a step and says so. Whatever it throws is shown and counts as one failure, so that the steps after it run. */
export async function runStep(
  context: CommandContext,
  { title, run }: TestStep,
  options: RunnerOptions,
): Promise<Outcome> {
  console.log(`\n▶ ${title}`);
  const started = performance.now();
  const counts = await run(context, options).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return countOne(false);
  });
  const time = formatDuration(performance.now() - started);
  console.log(`${counts.failed > 0 ? '✘' : '✔'} ${title} (${time})`);
  return { title, counts, time };
}

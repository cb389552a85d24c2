import type { CommandContext } from '../lib/command';
import { describeMissing } from '../lib/ensure-tools';
import { formatDuration } from '../lib/step';
import { countProblems, type Counts } from './counts';
import type { RunnerOptions, TestStep } from './test-step';

export interface Outcome {
  title: string;
  counts: Counts;
  /** In words. */
  time: string;
}

/** Runs steps in their order, and two at a time where neighbours only read. */
export async function runSteps(
  context: CommandContext,
  steps: readonly TestStep[],
  options: RunnerOptions,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = steps.map((step, index) => ({
    ...step,
    title: `${index + 1}/${steps.length} ${step.title}`,
    index,
  }));
  const runNext = async (group: typeof waiting): Promise<void> => {
    for (let next = group.shift(); next; next = group.shift()) {
      outcomes[next.index] = await runStep(context, next, options);
    }
  };
  while (waiting.length > 0) {
    const end = waiting.findIndex(({ readsOnly }) => !readsOnly);
    const group = waiting.splice(0, end === -1 ? waiting.length : Math.max(end, 1));
    await Promise.all([runNext(group), runNext(group)]);
  }
  return outcomes;
}

/** Runs a step and says so. Whatever it throws is shown and counts as one failure, so that the steps after it run. */
async function runStep(
  context: CommandContext,
  { title, run, tools = [], runsWithoutTools = false }: TestStep,
  options: RunnerOptions,
): Promise<Outcome> {
  console.log(`\n▶ ${title}`);
  const missing = tools.find((tool) => options.missing?.includes(tool));
  if (missing && !runsWithoutTools) {
    console.log(`Skipped. ${describeMissing(missing)}`);
    return { title, counts: { passed: 0, failed: 0, skipped: 1 }, time: formatDuration(0) };
  }
  const started = performance.now();
  const counts = await run(context, options).catch((error: unknown) => {
    return countProblems([error instanceof Error ? error.message : String(error)]);
  });
  for (const failure of counts.failures ?? []) console.error(failure);
  const time = formatDuration(performance.now() - started);
  console.log(`${counts.failed > 0 ? '✘' : '✔'} ${title} (${time})`);
  return { title, counts, time };
}

/** What failed, by step: a long run ends with it, so that nobody has to search its output. */
export const describeFailures = (outcomes: readonly Outcome[]): string[] =>
  outcomes
    .filter(({ counts }) => counts.failed > 0)
    .flatMap(({ title, counts }) => [
      `✘ ${title}`,
      ...(counts.failures ?? []).map((failure) => `  ${failure}`),
    ]);

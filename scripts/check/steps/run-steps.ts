import type { CommandContext } from '../../lib/command';
import { describeMissing } from '../../lib/ensure-tools';
import { formatDuration } from '../../lib/step';
import { countProblems, failureOf, type Counts } from './counts';
import type { StepFailure } from './failures';
import type { RunnerOptions, TestStep } from './test-step';

export interface Outcome {
  /** For `--only`. */
  name: string;
  title: string;
  counts: Counts;
  milliseconds: number;
}

/** Of the smallest machine that the checks are made for. */
const machineCores = 2;

interface Waiting extends TestStep {
  index: number;
}

/**
 * Runs steps in their order, each as soon as those that it comes after have ended and a core is free for it.
 */
export function runSteps(
  context: CommandContext,
  steps: readonly TestStep[],
  options: RunnerOptions,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const unfinished = new Set<Waiting>(
    steps.map((step, index) => ({ ...step, title: `${index + 1}/${steps.length} ${step.title}`, index })),
  );
  const waiting = new Set(unfinished);
  let freeCores = machineCores;

  return new Promise((resolve, reject) => {
    const start = async (step: Waiting, cores: number): Promise<void> => {
      outcomes[step.index] = await runStep(context, step, options);
      unfinished.delete(step);
      freeCores += cores;
      startNext();
    };
    const startNext = (): void => {
      if (unfinished.size === 0) resolve(outcomes);
      for (const step of waiting) {
        const { cores = 1, after = [] } = step;
        if ([...unfinished].some(({ name }) => after.includes(name))) continue;
        // A step for all cores gets them in its turn: no later one takes the core that is free.
        if (cores > freeCores) return;
        waiting.delete(step);
        freeCores -= cores;
        start(step, cores).catch(reject);
      }
    };
    startNext();
  });
}

/** Runs a step and says so. Whatever it throws is shown and counts as one failure, so that the steps after it run. */
async function runStep(
  context: CommandContext,
  { name, title, run, tools = [], runsWithoutTools = false }: TestStep,
  options: RunnerOptions,
): Promise<Outcome> {
  console.log(`\n▶ ${title}`);
  const missing = tools.find((tool) => options.missing?.includes(tool));
  if (missing && !runsWithoutTools) {
    console.log(`Skipped. ${describeMissing(missing)}`);
    return { name, title, counts: { passed: 0, failed: 0, skipped: 1 }, milliseconds: 0 };
  }
  const started = performance.now();
  const counts = await run(context, options).catch((error: unknown) =>
    countProblems([error instanceof Error ? error.message : String(error)]),
  );
  for (const { name: what, message, isShown } of counts.failures ?? [])
    if (!isShown) console.error([what, message].filter(Boolean).join('\n'));
  const milliseconds = performance.now() - started;
  console.log(`${counts.failed > 0 ? '✘' : '✔'} ${title} (${formatDuration(milliseconds)})`);
  return { name, title, counts, milliseconds };
}

/** What failed of all steps, for the end of the run. A step that does not say what failed is named itself. */
export const listStepFailures = (outcomes: readonly Outcome[]): StepFailure[] =>
  outcomes
    .filter(({ counts }) => counts.failed > 0)
    .flatMap(({ name, title, counts: { failed, failures } }) =>
      (failures ?? [failureOf(`${failed} failed`)]).map((failure) => ({ ...failure, step: name, title })),
    );

/** The three steps that took longest, in words. */
export const slowest = (outcomes: readonly Outcome[]): string =>
  [...outcomes]
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, 3)
    .map(({ title, milliseconds }) => `${title} ${formatDuration(milliseconds)}`)
    .join(' · ');

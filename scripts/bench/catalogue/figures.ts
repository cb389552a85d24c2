import type { TracedTask } from './trace';
import type { StepCost } from './visit';

export interface StepFigures {
  step: string;
  /** The longest task of each visit, in milliseconds; 0 where no task took 50. */
  longest: { median: number; worst: number };
  /** Tasks longer than 50 and 100 ms, in the worst visit. */
  over50: number;
  over100: number;
  /** Of each task what is above 50 ms, added up: how long the page did not answer. Median. */
  blocking: number;
  /** The longest task by the trace, where one was taken: the worst of all visits. */
  traced: TracedTask | undefined;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** The smallest value that so many per cent of them do not exceed; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? 0;
}

const highest = (values: readonly number[]): number => Math.max(0, ...values);

/** The figures of several visits, one for each step in the order of the steps. */
export function figuresOf(visits: readonly (readonly StepCost[])[]): StepFigures[] {
  const names = [...new Set(visits.flatMap((visit) => visit.map(({ step }) => step)))];
  return names.map((step) => {
    const costs = visits.flatMap((visit) => visit.filter((cost) => cost.step === step));
    const durations = costs.map(({ tasks }) => tasks.map(({ duration }) => duration));
    const longest = durations.map(highest);
    const over = (limit: number) =>
      highest(durations.map((visit) => visit.filter((duration) => duration > limit).length));
    const blocking = durations.map((visit) =>
      visit.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    );
    const traces = costs.flatMap(({ traced }) => traced ?? []);
    return {
      step,
      longest: { median: median(longest), worst: highest(longest) },
      over50: over(50),
      over100: over(100),
      blocking: median(blocking),
      traced:
        traces.length > 0
          ? { wall: highest(traces.map(({ wall }) => wall)), cpu: highest(traces.map(({ cpu }) => cpu)) }
          : undefined,
    };
  });
}

const rounded = (value: number): string => (value === 0 ? '< 50' : String(Math.round(value)));

/**
 * The figures as rows for `console.table`.
 * @param base the figures that the longest tasks are compared with
 */
export function figureRows(figures: readonly StepFigures[], base?: readonly StepFigures[]) {
  const rows = figures.map((one) => {
    const other = base?.find(({ step }) => step === one.step)?.longest.median;
    return [
      one.step,
      {
        longest: rounded(one.longest.median),
        worst: rounded(one.longest.worst),
        '> 50 ms': one.over50,
        '> 100 ms': one.over100,
        blocking: Math.round(one.blocking),
        ...(one.traced && { trace: Math.round(one.traced.wall), processor: Math.round(one.traced.cpu) }),
        ...(base && { ratio: other && one.longest.median ? (one.longest.median / other).toFixed(1) : '' }),
      },
    ] as const;
  });
  return Object.fromEntries(rows);
}

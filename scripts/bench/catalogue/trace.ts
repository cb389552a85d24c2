import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Microseconds of the processor's time. */
  tdur?: number;
  pid: number;
  tid: number;
}

/** Milliseconds of the longest task, by the clock and by the processor's time; not always of the same task. */
export interface TracedTask {
  wall: number;
  cpu: number;
}

/**
 * Starts the browser's own trace, to see whether its reports of long tasks leave anything out, and how much of a task was
 * work of the page rather than waiting for the processor.
 * @returns ends the trace and answers the longest task of each step
 */
export async function trace(session: CDPSession): Promise<() => Promise<Map<string, TracedTask>>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) {
      if (isWanted(event)) events.push(event);
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', 'disabled-by-default-thread_time'] },
  });
  return async () => {
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await ended;
    return longestByStep(events);
  };
}

const task = 'ThreadControllerImpl::RunTask';
const markPrefix = 'step:';
/** Shorter tasks are of no interest. Microseconds. */
const shortest = 5000;
const isWanted = ({ name, dur = 0 }: TraceEvent) =>
  name === task ? dur > shortest : name.startsWith(markPrefix);

/** Name of the mark at the beginning of a step. */
export const stepMark = (step: string): string => markPrefix + step;

function longestByStep(events: readonly TraceEvent[]): Map<string, TracedTask> {
  const marks = events.filter(({ name }) => name.startsWith(markPrefix)).sort((a, b) => a.ts - b.ts);
  const longest = new Map<string, TracedTask>();
  for (const { name, ts, dur = 0, tdur = 0, pid, tid } of events) {
    const mark = marks.filter((one) => one.ts <= ts + dur).pop();
    if (name !== task || !mark || pid !== mark.pid || tid !== mark.tid) continue;
    const step = mark.name.slice(markPrefix.length);
    const { wall, cpu } = longest.get(step) ?? { wall: 0, cpu: 0 };
    longest.set(step, { wall: Math.max(wall, dur / 1000), cpu: Math.max(cpu, tdur / 1000) });
  }
  return longest;
}

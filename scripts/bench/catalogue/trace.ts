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

export interface TracedStep extends TracedTask {
  /** Milliseconds of the processor's time of all tasks, however short. */
  total: number;
  /** Of those that took 50 of it and more. */
  long: number;
}

/**
 * Starts the browser's own trace, to see whether its reports of long tasks leave anything out, and how much of a task was
 * work of the page rather than waiting for the processor.
 * @returns ends the trace and answers the longest task of each step, and all of them
 */
export async function trace(session: CDPSession): Promise<() => Promise<Map<string, TracedStep>>> {
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
    return tasksByStep(events);
  };
}

const task = 'ThreadControllerImpl::RunTask';
const markPrefix = 'step:';
const isWanted = ({ name }: TraceEvent) => name === task || name.startsWith(markPrefix);

/** Name of the mark at the beginning of a step. */
export const stepMark = (step: string): string => markPrefix + step;

function tasksByStep(events: readonly TraceEvent[]): Map<string, TracedStep> {
  const marks = events.filter(({ name }) => name.startsWith(markPrefix)).sort((a, b) => a.ts - b.ts);
  const steps = new Map<string, TracedStep>();
  for (const { name, ts, dur = 0, tdur = 0, pid, tid } of events) {
    const mark = marks.filter((one) => one.ts <= ts + dur).pop();
    if (name !== task || !mark || pid !== mark.pid || tid !== mark.tid) continue;
    const step = mark.name.slice(markPrefix.length);
    const { wall, cpu, total, long } = steps.get(step) ?? { wall: 0, cpu: 0, total: 0, long: 0 };
    const time = tdur / 1000;
    steps.set(step, {
      wall: Math.max(wall, dur / 1000),
      cpu: Math.max(cpu, time),
      total: total + time,
      long: long + (time < 50 ? 0 : time),
    });
  }
  return steps;
}

/** The longest task of each step by the browser's own trace, to see whether its reports leave anything out. */
import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  /** Microseconds. */
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args?: { name?: string };
}

/** Starts tracing; the function that it answers ends it and says, by step, how long its longest task was. */
export async function trace(session: CDPSession): Promise<() => Promise<Map<string, number>>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) {
      if (wanted.has(event.name)) events.push(event);
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', '__metadata'] },
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
const wanted = {
  has: (name: string) => name === task || name === 'thread_name' || name.startsWith(markPrefix),
};

/** Name of the mark at the beginning of a step. */
export const stepMark = (step: string): string => markPrefix + step;

function longestByStep(events: readonly TraceEvent[]): Map<string, number> {
  const marks = events.filter(({ name }) => name.startsWith(markPrefix)).sort((a, b) => a.ts - b.ts);
  const main = marks[0];
  const longest = new Map<string, number>();
  if (!main) return longest;
  for (const { name, ts, dur = 0, pid, tid } of events) {
    if (name !== task || pid !== main.pid || tid !== main.tid) continue;
    const step = marks
      .filter((mark) => mark.ts <= ts + dur)
      .pop()
      ?.name.slice(markPrefix.length);
    if (step !== undefined) longest.set(step, Math.max(longest.get(step) ?? 0, dur / 1000));
  }
  return longest;
}

import type { Browser } from '@playwright/test';
import type { BenchProject } from './dataset';
import { delayAnswers, observeLongTasks, takeLongTasks, untilIdle, type LongTask } from './observe-page';
import { steps } from './steps';
import { stepMark, trace, type TracedTask } from './trace';
import { recordTransfers, type Transfer } from './transfers';

export interface Screen {
  width: number;
  height: number;
}

export interface VisitOptions {
  siteUrl: string;
  apiUrl: string;
  project: BenchProject;
  screen: Screen;
  /** How many times slower than this machine. */
  slowdown: number;
}

export interface StepCost {
  step: string;
  tasks: LongTask[];
  transfers: readonly Transfer[];
  /** By the trace; undefined where it has no task. */
  traced?: TracedTask | undefined;
}

const mark = (name: string): void => void performance.mark(name);

/** Visits the page of a project and measures what each step costs the main thread and transfers. */
export async function visit(browser: Browser, options: VisitOptions): Promise<StepCost[]> {
  const { siteUrl, apiUrl, project, screen, slowdown } = options;
  const context = await browser.newContext({ baseURL: siteUrl, viewport: screen, timezoneId: 'Asia/Riyadh' });
  try {
    const page = await context.newPage();
    await observeLongTasks(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const takeTransfers = await recordTransfers(session, apiUrl);
    const answers = await delayAnswers(page);
    const endTrace = await trace(session);
    const costs: StepCost[] = [];
    for (const { name, only, act } of steps) {
      if (only && !only(project)) continue;
      if (costs.length === 0) await page.addInitScript(mark, stepMark(name));
      else await page.evaluate(mark, stepMark(name));
      await act({ page, project, answers });
      do await untilIdle(page);
      while (answers.arePending());
      costs.push({ step: name, tasks: await takeLongTasks(page), transfers: takeTransfers() });
    }
    const longest = await endTrace();
    return costs.map((cost) => ({ ...cost, traced: longest.get(cost.step) }));
  } finally {
    await context.close();
  }
}

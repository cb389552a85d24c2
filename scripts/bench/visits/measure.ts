import type { Flags, Result } from 'lighthouse';
import { CommandError } from '../../lib/command';

/** What one visit by Lighthouse's simulated phone measured: milliseconds, and bytes as they were sent. */
export interface Figures {
  /** 0 to 100. */
  score: number;
  FCP: number;
  LCP: number;
  TBT: number;
  CLS: number;
  bytes: number;
  scriptBytes: number;
  pictureBytes: number;
  fontBytes: number;
  /** How fast this machine was during the visit; Lighthouse calls about 1500 a fast laptop. */
  benchmarkIndex: number;
}

interface SummaryRow {
  resourceType: string;
  transferSize: number;
}

function figuresOf({ audits, categories, environment }: Result): Figures {
  const milliseconds = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const details = audits['resource-summary']?.details as unknown as { items: SummaryRow[] } | undefined;
  const bytes = (type: string) =>
    details?.items.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0;
  return {
    score: Math.round((categories['performance']?.score ?? NaN) * 100),
    FCP: milliseconds('first-contentful-paint'),
    LCP: milliseconds('largest-contentful-paint'),
    TBT: milliseconds('total-blocking-time'),
    CLS: milliseconds('cumulative-layout-shift'),
    bytes: bytes('total'),
    scriptBytes: bytes('script'),
    pictureBytes: bytes('image'),
    fontBytes: bytes('font'),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

/** Lets Lighthouse look at an address. @throws CommandError when it cannot */
export async function runLighthouse(url: string, flags: Flags): Promise<Result> {
  // Lighthouse is an ES module.
  const { default: lighthouse } = await import('lighthouse');
  const run = await lighthouse(url, { logLevel: 'silent', ignoreStatusCode: true, ...flags });
  const failure = run?.lhr.runtimeError?.message;
  if (!run || failure)
    throw new CommandError(`Lighthouse could not look at ${url}: ${failure ?? 'no result'}`);
  return run.lhr;
}

/**
 * Visits an address as Lighthouse's simulated phone does, with an empty cache.
 * @param port of a running Chromium's debugger
 * @throws CommandError when the page cannot be measured
 */
export const measure = async (url: string, port: number): Promise<Figures> =>
  figuresOf(await runLighthouse(url, { port, onlyCategories: ['performance'], formFactor: 'mobile' }));

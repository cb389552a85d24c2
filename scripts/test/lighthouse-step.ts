import type { Result } from 'lighthouse';
import { pageNames, pagesOf, type PageName } from '../bench-pages/pages';
import { launchChromium } from '../lib/browser';
import { CommandError } from '../lib/command';
import { reservePort } from '../lib/options';
import { publicDir } from '../lib/paths';
import { localeCodes } from '../../src/i18n/locales';
import { serveTestSite } from './site-steps';
import { countProblems, sumCounts, type Counts } from './counts';
import type { TestStep } from './test-step';

const categories = ['seo', 'best-practices', 'accessibility'];

/** What is not asked of some pages: search engines are not to list them, and the missing page is answered with 404. */
const exceptions: Partial<Record<PageName, readonly string[]>> = {
  compare: ['is-crawlable'],
  'project share': ['is-crawlable'],
  'not found': ['is-crawlable', 'http-status-code', 'errors-in-console'],
};

/** Milliseconds: nothing is measured, so that a page need not be silent for long. */
const waits = {
  ...{ pauseAfterFcpMs: 0, pauseAfterLoadMs: 0 },
  ...{ networkQuietThresholdMs: 300, cpuQuietThresholdMs: 300 },
};

/** Audits of these categories that did not pass in full, one line each. */
export const shortcomings = ({
  audits,
  categories: scores,
}: Pick<Result, 'audits' | 'categories'>): string[] =>
  categories.flatMap((name) => {
    const refs = scores[name]?.auditRefs ?? [];
    return refs.flatMap(({ id, weight }) => {
      const { score = null, title = '' } = audits[id] ?? {};
      return weight > 0 && score !== null && score < 1 ? [`${name}: ${id} (${title})`] : [];
    });
  });

/** Lighthouse's score for search engines, good practice and accessibility is 100 on each kind of page in each language. */
export const lighthouseStep: TestStep = {
  name: 'lighthouse',
  title: 'Lighthouse: 100 for SEO, best practices and accessibility',
  tools: ['Chromium', 'PostgreSQL'],
  readsOnly: true,
  run: async (context, { stale }) => {
    const { default: lighthouse } = await import('lighthouse');
    const { siteUrl } = await serveTestSite(context, stale);
    const port = await reservePort(0, '');
    await launchChromium(context, [`--remote-debugging-port=${port}`]);
    const counts: Counts[] = [];
    const pages = pagesOf(publicDir, pageNames, localeCodes);
    // A visit in another language leaves its cookie, after which every address is answered in that one.
    const byLocale = localeCodes.flatMap((code) => pages.filter(({ locale }) => locale === code));
    for (const { name, locale, address } of byLocale) {
      const run = await lighthouse(siteUrl + address, {
        port,
        logLevel: 'silent',
        onlyCategories: categories,
        skipAudits: [...(exceptions[name] ?? [])],
        // Applied to figures alone, which are not asked for; any other one waits five seconds for silence.
        throttlingMethod: 'simulate',
        ...waits,
        disableFullPageScreenshot: true,
        ignoreStatusCode: true,
      });
      const failure = run?.lhr.runtimeError?.message;
      if (!run || failure)
        throw new CommandError(`Lighthouse could not look at ${address}: ${failure ?? 'no result'}`);
      const lines = shortcomings(run.lhr).map((line) => `${name} (${locale}) ${address}: ${line}`);
      counts.push(countProblems(lines));
    }
    return sumCounts(counts);
  },
};

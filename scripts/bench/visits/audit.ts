import type { Result } from 'lighthouse';
import { runLighthouse } from './measure';
import type { MeasuredPage, PageName } from './pages';

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

/** Before each page Lighthouse measures for a second how fast the machine is. By the clock of this page that takes no time. */
const blankPage = 'data:text/html,<script>let now = 0; Date.now = () => (now += 500)</script>';

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

/**
 * What keeps a page from 100 for SEO, best practices and accessibility, one line each.
 * @param port of a running Chromium's debugger
 * @throws CommandError when Lighthouse cannot look at the page
 */
export async function auditPage(
  siteUrl: string,
  { name, locale, address }: MeasuredPage,
  port: number,
): Promise<string[]> {
  const result = await runLighthouse(siteUrl + address, {
    port,
    onlyCategories: categories,
    skipAudits: [...(exceptions[name] ?? [])],
    // Applied to figures alone, which are not asked for; any other one waits five seconds for silence.
    throttlingMethod: 'simulate',
    ...waits,
    blankPage,
    // A visit leaves a cookie of its language, in which every address would be answered from then on.
    clearStorageTypes: ['all'],
    disableFullPageScreenshot: true,
  });
  return shortcomings(result).map((line) => `${name} (${locale}) ${address}: ${line}`);
}

import type { SiteProgress } from '../../../src/admin/preview/site-progress';
import { finishedActivity } from '../../lib/build-progress';

/** Steps of `npm run dev` until the site can be shown; `end` is what Gatsby calls the work that ends it. */
const steps = [
  { end: 'onPreInit', title: { ar: 'البيانات والإعدادات', en: 'data and settings' } },
  { end: 'source and transform nodes', title: { ar: 'المحتوى', en: 'content' } },
  { end: 'extract queries from components', title: { ar: 'الصفحات', en: 'pages' } },
  { end: 'Building development bundle', title: { ar: 'برامج الصفحات', en: 'scripts of the pages' } },
  { end: undefined, title: { ar: 'الصفحة الأولى', en: 'the first page' } },
] as const;

/** A bundle with a mistake in it: the site itself says what is wrong. */
const failedBundle = 'failed Building development bundle';

/**
 * How far the development site is.
 * @param answers whether it shows a page with its data
 */
export function followSite(answers: () => Promise<boolean>) {
  const started = performance.now();
  let finished = 0;
  let state: SiteProgress['state'] = 'building';
  return {
    /** Takes a line of its output. */
    read(line: string): void {
      const activity = line.startsWith(failedBundle) ? 'Building development bundle' : finishedActivity(line);
      const at = steps.findIndex(({ end }) => end !== undefined && end === activity);
      finished = Math.max(finished, at + 1);
    },
    /** It has ended by itself. */
    fail(): void {
      state = 'failed';
    },
    async progress(): Promise<SiteProgress> {
      const isBuilt = finished >= steps.length - 1;
      if (state === 'building' && isBuilt && (await answers())) state = 'ready';
      const { title } = steps[Math.min(finished, steps.length - 1)] ?? steps[0];
      const seconds = Math.round((performance.now() - started) / 1000);
      return { state, step: Math.min(finished + 1, steps.length), steps: steps.length, title, seconds };
    },
  };
}

export type SiteFollower = ReturnType<typeof followSite>;

import { auditPage } from '../../bench/visits/audit';
import { eachInOneLanguage, pageNames, getPages } from '../../bench/visits/pages';
import { launchChromium } from '../../lib/browser';
import { reservePort } from '../../lib/options';
import { publicDir } from '../../lib/paths';
import { serveTestSite } from './site-steps';
import { countProblems, sumCounts, type Counts } from './counts';
import type { TestStep } from './test-step';

/**
 * Lighthouse's score for search engines, good practice and accessibility is 100 on each kind of page, half of them in each
 * language; `npm run bench -- pages` asks for all in both.
 */
export const lighthouseStep: TestStep = {
  name: 'lighthouse',
  title: 'Lighthouse: 100 for SEO, best practices and accessibility',
  tools: ['Chromium', 'PostgreSQL'],
  after: ['build'],
  run: async (context, { stale }) => {
    const { siteUrl } = await serveTestSite(context, stale);
    const port = await reservePort(0, '');
    await launchChromium(context, [`--remote-debugging-port=${port}`]);
    const counts: Counts[] = [];
    for (const page of eachInOneLanguage(getPages(publicDir, pageNames))) {
      counts.push(countProblems(await auditPage(siteUrl, page, port)));
    }
    return sumCounts(counts);
  },
};

import { generateDataset } from '../../../openapi/reference-api/generator';
import { launchChromium } from '../../lib/browser';
import type { CommandContext } from '../../lib/command';
import type { SiteToMeasure } from '../../lib/site-to-measure';
import { step } from '../../lib/step';
import { withPhone } from '../presses/phone';
import { catalogues, titleOf } from './catalogues';
import { limitRow, missedLimits, searchRow } from './figures';
import { searchOnPhone, type SearchCost } from './search-on-phone';
import { serveSearched } from './serve-searched';
import { withApi } from './with-api';

interface Options extends SiteToMeasure {
  runs: number;
  slowdown: number;
}

/** Three rooms in Riyadh for up to 1,100,000 riyals. */
const sentence = '3 غرف في الرياض حتى 1,100,000 ريال';

/**
 * Searches each catalogue on a phone, and prints what that costs.
 * @returns all figures, and which limits are missed
 */
export async function measureSearches(
  context: CommandContext,
  options: Options,
): Promise<{ figures: Record<string, SearchCost[]>; missed: string[] }> {
  const { siteUrl, apiUrl, apiPort } = await serveSearched(context, options);
  const browser = await launchChromium(context);
  const figures: Record<string, SearchCost[]> = {};
  for (const scale of catalogues) {
    const title = titleOf(scale);
    const api = { memory: true as const, port: apiPort, dataset: () => generateDataset(scale) };
    const phone = { siteUrl, slowdown: options.slowdown };
    const costs: SearchCost[] = (figures[title] = []);
    await step(`${title} on a phone`, () =>
      withApi(context, api, async () => {
        while (costs.length < options.runs) {
          const cost = await withPhone(browser, phone, (phone) => searchOnPhone(phone, apiUrl, sentence));
          // It would show what the build has, which is another search.
          if (!cost.search.bytes.answers)
            throw new Error(`The site asked nothing of ${apiUrl}: was public/ built for another API?`);
          costs.push(cost);
        }
      }),
    );
  }
  const rows = Object.entries(figures).map(([title, costs]) => [title, searchRow(costs)]);
  console.table({ ...Object.fromEntries(rows), limit: limitRow });
  const missed = Object.entries(figures).flatMap(([title, costs]) =>
    missedLimits(costs).map((name) => `${title}: ${name}`),
  );
  return { figures, missed };
}

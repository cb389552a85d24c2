import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * axe for the current state of the page. In legacy mode it opens no second page for each analysis, which only frames from
 * other origins need.
 * @throws when the page has frames
 */
export function createAxe(page: Page): AxeBuilder {
  if (page.frames().length > 1)
    throw new Error('axe looks into the frames of a page only without its legacy mode');
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

/**
 * One line for each violation that axe finds: rule, element, how to fix it.
 * @param part selects what alone is looked at
 */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  const axe = createAxe(page);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}

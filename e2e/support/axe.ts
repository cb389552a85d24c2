import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * axe on the page as it stands. It runs in that page alone: its other mode opens a second one for each analysis, for the
 * sake of frames from other origins.
 * @throws when the page has frames, which need that mode
 */
export function axe(page: Page): AxeBuilder {
  if (page.frames().length > 1)
    throw new Error('axe looks into the frames of a page only without its legacy mode');
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

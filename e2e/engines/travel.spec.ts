import { demoProjectPath, unbuiltProject } from '../support/api';
import { text } from '../support/texts';
import { expect, test } from './fixtures';
import { main, targetsIn, within } from './targets';
import type { Target } from './page-tools';
import type { Visitor } from './visitor';

const position = (visitor: Visitor) => visitor.page.evaluate(() => Math.round(window.scrollY), null);
const scrollTo = (visitor: Visitor, top: number) =>
  visitor.page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
/** What the API says now may make a page longer: from then on it stays as it is. */
const answered = (visitor: Visitor) =>
  visitor.until(
    async () => {
      const isAnswered = performance
        .getEntriesByType('resource')
        .some(({ name }) => /\/public\/projects\/alyasmin-gardens(\?|$)/.test(name));
      const height = () => document.documentElement.scrollHeight;
      const before = height();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return isAnswered && height() === before;
    },
    null,
    'the API has answered',
  );
/** Milliseconds are not counted: the position is right at last, and then stays. */
const isAt = (visitor: Visitor, top: number) =>
  visitor
    .until((to) => Math.abs(window.scrollY - to) <= 3, top, `the page is at ${top} px`)
    .catch(async (error: unknown) => {
      throw new Error(`${String(error)} at ${await position(visitor)}`);
    });

test('Back and Forward lead to where each page was left, within and between documents @9.18 @2.22', async ({
  visitor,
  siteLocale,
}) => {
  const { common } = targetsIn(siteLocale);
  await visitor.visit(demoProjectPath);
  await test.step('within a document', async () => {
    await answered(visitor);
    await scrollTo(visitor, 1500);
    await isAt(visitor, 1500);
    await visitor.press({ css: `footer a[href="/FAQ"]` });
    await visitor.arriveAt(/^\/FAQ$/);
    await isAt(visitor, 0);
    await visitor.back();
    await visitor.arriveAt(/alyasmin-gardens$/);
    const left = await visitor.until(
      () => (window.scrollY > 0 ? window.scrollY : undefined),
      null,
      'it is scrolled',
    );
    expect(left).toBeGreaterThan(1500);
    await visitor.forward();
    await visitor.arriveAt(/^\/FAQ$/);
    await visitor.see(within(main, common('link', 'nav.maintenanceRequest')));
    await isAt(visitor, 0);
  });
  await test.step('between documents', async () => {
    await visitor.visit('/projects');
    // The API has one project more than the build: from now on the list stays as it is.
    await visitor.see({ role: 'link', name: unbuiltProject.name[siteLocale], within: main });
    await scrollTo(visitor, 1200);
    await isAt(visitor, 1200);
    const top = await position(visitor);
    await visitor.visit('/privacy');
    await visitor.back();
    await visitor.arriveAt(/^\/projects$/);
    await isAt(visitor, top);
  });
  await test.step('to the foot of a long page', async () => {
    await visitor.visit(demoProjectPath);
    await answered(visitor);
    await scrollTo(visitor, 1_000_000);
    const foot = await visitor.until(
      () => (window.scrollY > 3000 ? window.scrollY : undefined),
      null,
      'it is at its foot',
    );
    await visitor.press({ css: 'footer a[href="/FAQ"]' });
    await visitor.arriveAt(/^\/FAQ$/);
    await visitor.back();
    await visitor.arriveAt(/alyasmin-gardens$/);
    await isAt(visitor, foot);
  });
});

test('a search result opens by a click @9.18 @12.10', async ({ visitor, siteLocale }) => {
  await visitor.visit('/projects');
  await visitor.type(
    { role: 'combobox', name: text(siteLocale, 'search', 'label') },
    siteLocale === 'ar' ? 'مساكن النرجس' : 'narjis residence',
  );
  const results: Target = { role: 'listbox', name: text(siteLocale, 'search', 'suggestions.title') };
  await visitor.see(results);
  await visitor.press({ css: '[data-href="/projects/detail/alnarjis-residence"]', within: results });
  await visitor.arriveAt(/^\/projects\/detail\/alnarjis-residence$/);
});

test.describe('without the pictures of the map', () => {
  test.use({ expectedErrors: /openstreetmap|ERR_|resource/ });

  test('the map of all projects has its markers without its tiles @9.18 @12.8', async ({
    visitor,
    siteLocale,
  }) => {
    await visitor.visit('/projects');
    await visitor.press({
      role: 'link',
      name: text(siteLocale, 'projects', 'mapOfProjects.open'),
      within: main,
    });
    await visitor.arriveAt(/^\/projects\?view=map$/);
    const marker = { css: '.leaflet-marker-icon', within: main };
    await visitor.see(marker);
    await visitor.press(marker);
    await visitor.until(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      null,
      'the page is as wide as the screen',
    );
  });
});

/** Simulates the oldest supported browsers by removing from styles and scripts what they do not know. */
import type { Page } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { demoProjectPath, findUnit } from '../support/api';
import { fillForm, formArea, formOf, sendButton, waitForHumanPace } from '../support/enquiry-forms';
import { cardTitles, openFilters } from '../support/lists';
import { menuNavigation, openMenu } from '../support/menu';
import { expect, newPerson, test } from '../support/outbox';
import { horizontalOverflow } from '../support/page';
import { text } from '../support/texts';
import { unitSheet, unitsSection } from '../support/units';

/** CSS that Safari 15.4, Chrome 103 or Firefox 103 ignore. */
const unknownDeclarations =
  /[a-z-]+:[^;{}]*(?:color-mix\(|\d[sdl]v[hw]\b|allow-discrete|\boverlay )[^;{}]*(?=[;}])|overflow:\s*clip(?=[;}])|text-wrap:[^;}]*(?=[;}])/g;
const unknownRules = /[^{};]*(?::has\(|:popover-open)[^{}]*\{[^{}]*\}/g;

const removeUnknownCss = (css: string) =>
  css
    .replace(/@starting-style\s*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
    .replace(/@supports selector\((?:[^()]|\([^()]*\))*\)\s*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
    .replace(/@supports not selector\((?:[^()]|\([^()]*\))*\)\s*\{/g, '@media all{')
    .replace(unknownRules, '')
    .replace(unknownDeclarations, '');

/** Fetches a page with the browser's cookie, uncompressed. */
async function fetchPage(url: string, sent: Record<string, string>) {
  const cookie = sent['cookie'];
  const response = await fetch(url, { headers: cookie ? { cookie } : {} });
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, headers: { 'content-type': type }, text: () => response.text() };
}

async function simulateOldBrowser(page: Page) {
  await page.route('**/*', async (route, request) => {
    if (!request.isNavigationRequest()) return route.fallback();
    const { status, headers, text: read } = await fetchPage(request.url(), await request.allHeaders());
    const html = await read();
    await route.fulfill({
      status,
      headers,
      body: html.replace(
        /(<style[^>]*>)([^]*?)(<\/style>)/g,
        (_all, open: string, css: string, close: string) => open + removeUnknownCss(css) + close,
      ),
    });
  });
  await page.addInitScript(() => {
    const missing = (owner: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    missing(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert');
    missing(HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction');
    missing(HTMLDialogElement.prototype, 'showModal', 'show', 'close');
    missing(Element.prototype, 'checkVisibility');
    missing(AbortSignal, 'any', 'timeout');
    missing(Object, 'groupBy');
    missing(Array.prototype, 'findLast', 'toSorted', 'toReversed', 'with');
    missing(window, 'requestIdleCallback', 'structuredClone', 'scheduler', 'navigation');
    missing(Navigator.prototype, 'connection', 'userActivation');
    // Styles that components insert later.
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      const unknown = /:has\(|:popover-open|@starting-style/.test(rule) && !rule.includes('@supports not');
      return insertRule.call(
        this,
        unknown ? '.unknown{}' : rule.replace('@supports not selector(:popover-open)', '@media all'),
        index,
      );
    };
  });
}

test('menu, language, navigation, filters, a unit and a form work in the oldest supported browsers @en-desktop @9.18', async ({
  page,
  siteLocale,
  apiUrl,
  db,
}) => {
  test.slow();
  await simulateOldBrowser(page);
  await test.step('the home page is readable', async () => {
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(255, 255, 255)');
    const shade = page.getByRole('main').locator('section').first();
    expect((await shade.boundingBox())?.height).toBeGreaterThan(500);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });
  await test.step('the contact button opens and closes', async () => {
    const contact = page.getByRole('complementary', {
      name: text(siteLocale, 'common', 'contactButton.open'),
    });
    const rows = contact.getByRole('link').first();
    await expect(rows).toBeHidden();
    await contact.getByRole('button').click();
    await expect(rows).toBeVisible();
    await contact.getByRole('button').click();
    await expect(rows).toBeHidden();
  });
  await test.step('menu and navigation', async () => {
    const menu = await openMenu(page, siteLocale);
    const projects = text(siteLocale, 'common', 'nav.projects');
    await menuNavigation(menu, siteLocale).getByRole('link', { name: projects, exact: true }).click();
    await expect(page).toHaveURL('/projects');
    await expect(cardTitles(page).first()).toBeVisible();
  });
  await test.step('filters', async () => {
    const dialog = await openFilters(page, siteLocale);
    await dialog.getByRole('radio', { name: text(siteLocale, 'projects', 'status.Completed') }).check();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('unit', async () => {
    const { building, unit } = await findUnit(apiUrl, 'available');
    await page.goto(demoProjectPath);
    await unitsSection(page).getByRole('grid').locator(`[data-unit="${unit.id}"]`).click();
    const sheet = unitSheet(page, siteLocale, unit.flat_number, building.name[siteLocale]);
    await expect(sheet).toBeVisible();
    await expect(sheet.getByText(text(siteLocale, 'units', 'rooms'), { exact: true })).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
  });
  await test.step('enquiry', async () => {
    const form = formOf('interest');
    const who = newPerson();
    await page.goto(form.path);
    const area = await fillForm(page, siteLocale, form, who);
    await waitForHumanPace(page);
    await sendButton(area, siteLocale).click();
    await expect(formArea(page, siteLocale, form).getByRole('status')).toContainText(/SH-/);
    expect(await db('select 1 from enquiries where full_name = $1', [who.full_name])).toHaveLength(1);
  });
  await test.step('language', async () => {
    const other = siteLocale === 'ar' ? 'en' : 'ar';
    await page.getByRole('banner').getByRole('button', { name: locales[other].name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });
});

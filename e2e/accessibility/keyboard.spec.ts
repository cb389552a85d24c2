import type { FileKey } from '../../src/i18n/text-keys';
import { demoProjectPath, fetchProject } from '../support/api';
import { expect, test } from '../support/fixtures';
import { focusedStop, tabThroughPage, tabTo } from '../support/keyboard';
import { isWide } from '../support/menu';
import { text } from '../support/texts';
import { unitsSection, unitsText } from '../support/units';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' })); // no animation after a key

const escapeRegExp = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const stopPattern = (role: string, name: string) =>
  new RegExp(`^${role} .*${escapeRegExp(name.slice(0, 40))}`);

test('every focusable element has a name, a visible focus indicator and is not covered @10.9', async ({
  page,
  siteLocale,
}) => {
  for (const path of [demoProjectPath, '/intrest']) {
    await page.goto(path);
    const stops = await tabThroughPage(page);
    expect(stops[0]?.description, path).toContain(text(siteLocale, 'common', 'skipToContent'));
    expect(stops.length, path).toBeGreaterThan(15);
    const problems = stops.filter(({ problem }) => problem);
    expect.soft(problems, path).toEqual([]);
  }
});

test('the skip link passes the header, and the header’s numbers, menu and language switch work by keyboard @10.9', async ({
  page,
  siteLocale,
}) => {
  const word = (key: FileKey<'common'>) => text(siteLocale, 'common', key);
  await test.step('the skip link leads to the content', async () => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  await test.step('the numbers of a wide header, or the menu, open and close', async () => {
    await page.reload();
    if (isWide(page)) {
      await tabTo(page, stopPattern('summary', word('nav.numbers')));
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAttribute('href', /^tel:/);
      await page.keyboard.press('Escape');
      expect((await focusedStop(page)).description).toContain(word('nav.numbers'));
    } else {
      await tabTo(page, stopPattern('button', word('menu')));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: word('menu') }).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: word('menu') })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
    }
  });

  await test.step('the language switch works and keeps the focus', async () => {
    const other = siteLocale === 'ar' ? 'English' : 'العربية';
    await tabTo(page, stopPattern('button', other));
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', siteLocale === 'ar' ? 'en' : 'ar');
    // The button keeps the focus and now offers the first language.
    expect((await focusedStop(page)).description).toContain(siteLocale === 'ar' ? 'العربية' : 'English');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', siteLocale);
  });
});

test('a list is filtered in its dialog, reset by its tag and paged by keyboard @10.9', async ({
  page,
  siteLocale,
}) => {
  const word = (key: FileKey<'lists'>) => text(siteLocale, 'lists', key);
  const heading = page.getByRole('heading', { name: word('heading') });
  await test.step('a status is chosen in the dialog', async () => {
    await page.goto('/projects');
    await tabTo(page, stopPattern('button', word('open')));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: word('title') });
    await expect(dialog).toBeVisible();
    const states = dialog.getByRole('group', { name: text(siteLocale, 'projects', 'filter.status') });
    const completed = states.getByRole('radio', { name: text(siteLocale, 'projects', 'status.Completed') });
    for (let step = 0; step < 40 && (await states.locator(':focus').count()) === 0; step += 1) {
      await page.keyboard.press('Tab');
    }
    for (let step = 0; step < 6 && !(await completed.isChecked()); step += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(states.locator(':focus')).toBeChecked();
    }
    await expect(completed).toBeFocused();
    await tabTo(page, /^button (اعرض|Show)/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/status_id=Completed/);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: word('open') })).toBeFocused();
  });

  await test.step('the tag resets the list', async () => {
    const tag = word('remove').replace('{{filter}}', text(siteLocale, 'projects', 'status.Completed'));
    await tabTo(page, stopPattern('a', tag), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/projects');
    await expect(heading).toBeFocused();
  });

  await test.step('a link opens the next page', async () => {
    await page.goto('/blogs');
    await tabTo(page, stopPattern('a', text(siteLocale, 'common', 'pagination.next')));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blogs?page=2');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeFocused();
  });
});

test('a unit and its enlarged plan open by keyboard, and every dialog returns the focus @10.9', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { buildings } = await fetchProject(apiUrl);
  const name = buildings[0]?.name[siteLocale] ?? '';
  await page.goto(demoProjectPath);
  // Not a link to a page whose name has this word too.
  await tabTo(page, new RegExp(`^a ${text(siteLocale, 'projects', 'detail.units')}$`));
  await page.keyboard.press('Enter');
  await tabTo(page, stopPattern('tab', name));
  expect((await focusedStop(page)).problem).toBe('');
  const grid = unitsSection(page).getByRole('grid', {
    name: unitsText(siteLocale, 'explorer.grid', { building: name }),
  });
  for (let step = 0; step < 30 && (await grid.locator(':focus').count()) === 0; step += 1) {
    await page.keyboard.press('Tab');
  }
  const flat = grid.locator(':focus');
  const id = (await flat.getAttribute('data-unit')) ?? '';
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog').filter({ has: page.getByRole('heading') });
  await expect(sheet.locator(':focus')).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`/${id}$`));
  await tabTo(page, stopPattern('a|button', text(siteLocale, 'units', 'explorer.enlargePlan')));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(2);
  const plan = page.getByRole('dialog').last();
  await expect(plan.getByRole('status')).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await focusedStop(page)).description).toContain(text(siteLocale, 'units', 'explorer.enlargePlan'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(grid.locator(`[data-unit="${id}"]`)).toBeFocused();
});

test('links to the parts of an article and the sections of a project move the keyboard position there @10.9', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/blogs/rent-or-buy');
  const contents = page.getByRole('navigation', { name: text(siteLocale, 'blogs', 'contents') });
  if (await contents.locator('summary').isVisible()) {
    await tabTo(page, stopPattern('summary', text(siteLocale, 'blogs', 'contents')));
    await page.keyboard.press('Enter');
  }
  const part = contents.getByRole('link').filter({ visible: true }).last();
  const title = (await part.textContent()) ?? '';
  await tabTo(page, stopPattern('a', title));
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
  await expect(heading).toBeInViewport();
  await page.keyboard.press('Tab');
  const below = await heading.evaluate(
    (part) =>
      document.activeElement !== null &&
      Boolean(part.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
  expect(below, 'the next stop comes after the part').toBe(true);

  await page.goto(demoProjectPath);
  await tabTo(page, stopPattern('a', text(siteLocale, 'projects', 'detail.about')));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('section#about :focus, #about:focus')).toHaveCount(1);
});

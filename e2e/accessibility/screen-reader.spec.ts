import type { FileKey, Namespace } from '../../src/i18n/text-keys';
import { demoProjectPath, fetchProject, findUnit } from '../support/api';
import { expect, test } from '../support/fixtures';
import { text } from '../support/texts';
import { unitsSection, unitsText } from '../support/units';

test('lists, units and forms have the roles and names that a screen reader needs @10.20', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const word = <N extends Namespace>(namespace: N, key: FileKey<N>) => text(siteLocale, namespace, key);
  await test.step('the list of projects has its search, heading and cards', async () => {
    await page.goto('/projects');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - navigation "${word('common', 'breadcrumb')}"
      - heading "${word('projects', 'listTitle')}" [level=1]
      - search:
        - combobox "${word('search', 'label')}"
        - button "${word('search', 'find')}"
      - region "${word('lists', 'heading')}":
        - heading "${word('lists', 'heading')}" [level=2]
        - status: /\\d/
        - button "${word('lists', 'open')}"
        - combobox "${word('lists', 'sort')}"
        - list:
          - listitem:
            - article:
              - heading [level=3]:
                - link
    `);
  });

  await test.step('the units of a project are tabs and a grid', async () => {
    const { buildings } = await fetchProject(apiUrl);
    const building = buildings[0]?.name[siteLocale] ?? '';
    await page.goto(demoProjectPath);
    await expect(unitsSection(page)).toMatchAriaSnapshot(`
      - heading [level=2]
      - tablist "${word('units', 'explorer.buildings')}":
        - tab /${building}/ [selected]
        - tab
      - tabpanel /${building}/:
        - group "${word('units', 'filter.label')}"
        - grid "${unitsText(siteLocale, 'explorer.grid', { building })}":
          - row:
            - rowheader
            - gridcell /\\d/:
              - link /\\d/
    `);
  });

  await test.step('a form names its fields', async () => {
    await page.goto('/intrest');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading [level=1]
      - form "${word('enquiries', 'kinds.interest')}":
        - textbox "${word('enquiries', 'fields.full_name')}"
        - textbox "${word('enquiries', 'fields.mobile')}"
        - button
    `);
  });
});

test('the new page is announced in the visitor’s language @10.18', async ({ page, siteLocale }) => {
  await page.goto('/FAQ');
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: text(siteLocale, 'common', 'nav.blogs') });
  await link.click();
  const title = page.getByRole('heading', { level: 1, name: text(siteLocale, 'blogs', 'title') });
  await expect(title).toBeVisible();
  const announcer = page.locator('#gatsby-announcer');
  const words = text(siteLocale, 'common', 'announce').replace('{{page}}', (await title.textContent()) ?? '');
  await expect(announcer).toHaveText(words);
  await expect(announcer).toHaveAttribute('lang', siteLocale);
});

test('a toggle button changes its name or its state, never both @10.19', async ({ page, apiUrl }) => {
  const { unit } = await findUnit(apiUrl, 'available');
  /** Toggle buttons of which a click changes both the name and the state. */
  const changes = () =>
    page.evaluate(async () => {
      const found: string[] = [];
      const frame = () => new Promise(requestAnimationFrame);
      const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? '';
      const states = ['aria-expanded', 'aria-pressed', 'aria-checked'];
      const stateOf = (button: Element) => states.map((name) => button.getAttribute(name)).join();
      for (const button of document.querySelectorAll<HTMLElement>('button')) {
        if (!button.checkVisibility() || button.hasAttribute('aria-haspopup') || button.closest('form'))
          continue;
        if (!states.some((name) => button.hasAttribute(name))) continue;
        const before = [nameOf(button), stateOf(button)];
        const isAsBefore = () => nameOf(button) === before[0] && stateOf(button) === before[1];
        button.click();
        while (isAsBefore()) await frame();
        await frame();
        if (nameOf(button) !== before[0] && stateOf(button) !== before[1]) found.push(before.join(' '));
        button.click();
        while (!isAsBefore()) await frame();
      }
      return found;
    });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/projects', demoProjectPath]) {
    await page.goto(path);
    expect.soft(await changes(), path).toEqual([]);
  }
  await page.goto(`${demoProjectPath}?unit=${unit.id}`);
  const keep = page.getByRole('dialog').locator('[data-added]');
  const state = async () => [await keep.getAttribute('aria-pressed'), (await keep.textContent()) ?? ''];
  const before = await state();
  await keep.click();
  await expect(keep).toHaveAttribute('data-added', 'true');
  const after = await state();
  expect([before[0] !== after[0], before[1] !== after[1]].filter(Boolean)).toHaveLength(1);
});

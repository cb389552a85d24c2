/** What a screen reader is told: roles, names and states, and what belongs to what. */
import { expect, test } from './support/fixtures';
import { text } from './support/texts';
import { projectOf, section, unitsProject, words } from './support/units';

test('lists, homes and forms read as what they are to a screen reader', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const word = (namespace: string, key: string) => text(siteLocale, namespace, key);
  await page.goto('/projects');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - navigation "${word('common', 'breadcrumb')}"
    - heading "${word('projects', 'title')}" [level=1]
    - search:
      - searchbox "${word('listing', 'search.label')}"
    - region "${word('listing', 'heading')}":
      - heading "${word('listing', 'heading')}" [level=2]
      - status: /\\d/
      - button "${word('listing', 'open')}"
      - list:
        - listitem:
          - article:
            - heading [level=3]:
              - link
  `);

  const { buildings } = await projectOf(apiUrl);
  const building = buildings[0]?.name[siteLocale] ?? '';
  await page.goto(`/projects/detail/${unitsProject}`);
  await expect(section(page)).toMatchAriaSnapshot(`
    - heading [level=2]
    - tablist "${word('units', 'explorer.buildings')}":
      - tab /${building}/ [selected]
      - tab
    - tabpanel /${building}/:
      - group "${word('units', 'filter.label')}"
      - grid "${words(siteLocale, 'explorer.grid', { building })}":
        - row:
          - rowheader
          - gridcell /\\d/:
            - link /\\d/
  `);

  await page.goto('/intrest');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - form "${word('enquiries', 'kinds.interest')}":
      - textbox "${word('enquiries', 'fields.full_name')}"
      - textbox "${word('enquiries', 'fields.mobile')}"
      - button
  `);
});

import type { LocalizedText } from '../../src/lib/localized-text';
import { content, contentRows } from '../support/content';
import { expect, test, withoutPage } from '../support/served-pages';
import { changeProfile } from '../support/page';

interface TitledRow {
  title: LocalizedText;
  text: LocalizedText;
}

interface InvestmentArea extends TitledRow {
  action: { label: LocalizedText; to: string };
}

test.describe('what the server sends', () => {
  test.use(withoutPage);

  test('the sections of the home page are in the order of the specification @2.2 @2.59', async ({
    read,
    siteLocale,
  }) => {
    const expected = [
      'home/advantages',
      'home/sale-units',
      'home/investment-areas',
      'home/partners',
      'home/consultation',
      'home/ceo-message',
      'home/objectives',
      'home/vision',
      'home/mission',
      'home/values',
    ].map((file) => content(file).heading[siteLocale]);
    const { page } = await read('/');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    const all = await headings.evaluateAll((elements: HTMLElement[]) =>
      elements.map((element) => ({
        name: element.innerText.trim(),
        top: element.getBoundingClientRect().top,
      })),
    );
    const shown = all.filter(({ name }) => expected.includes(name));
    expect(shown.map(({ name }) => name)).toEqual(expected);
    // Each is below the one before, except vision and mission, which may share a row.
    const tops = shown.map(({ top }) => top);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  test('each investment area has a description and a link @2.59', async ({ read, siteLocale }) => {
    const { page } = await read('/');
    for (const { title, text, action } of contentRows<InvestmentArea>('home/investment-areas')) {
      const row = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name: title[siteLocale], exact: true }) });
      await expect(row).toContainText(text[siteLocale]);
      const link = row.getByRole('link', { name: action.label[siteLocale], exact: true });
      await expect(link).toHaveAttribute('href', action.to);
    }
  });

  test('the home page offers a consultation and links to the form @2.61', async ({ read, siteLocale }) => {
    const { page } = await read('/');
    const { heading, lead, action } = content('home/consultation');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2, name: heading[siteLocale] })).toBeVisible();
    await expect(main.getByText(lead[siteLocale])).toBeVisible();
    const link = main.getByRole('link', { name: action.label[siteLocale] });
    await expect(link).toHaveAttribute('href', '/consultation');
  });

  test('the message of the chief executive has a name and a role @2.62', async ({ read, siteLocale }) => {
    const { page } = await read('/');
    const { heading, quote, name, role } = content('home/ceo-message');
    const message = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: heading[siteLocale] }) });
    await expect(message.getByRole('blockquote')).toHaveText(quote[siteLocale]);
    const signature = message.getByRole('paragraph').last();
    await expect(signature).toContainText(name[siteLocale]);
    await expect(signature).toContainText(role[siteLocale]);
  });

  test('the objectives are an ordered list @2.63', async ({ read, siteLocale }) => {
    const { page } = await read('/');
    const objectives = contentRows<LocalizedText>('home/objectives').map(
      (objective) => objective[siteLocale],
    );
    const list = page.getByRole('list').filter({ hasText: objectives[0] });
    await expect(list.getByRole('listitem')).toHaveText(objectives);
    expect(await list.evaluate(({ tagName }) => tagName)).toBe('OL');
  });

  test('vision, mission and each value with its description are shown @2.64', async ({
    read,
    siteLocale,
  }) => {
    const { page } = await read('/');
    const main = page.getByRole('main');
    for (const file of ['home/vision', 'home/mission']) {
      const { heading, text } = content(file);
      await expect(
        main.getByRole('heading', { level: 2, name: heading[siteLocale], exact: true }),
      ).toBeVisible();
      await expect(main.getByText(text[siteLocale])).toBeVisible();
    }
    for (const { title, text } of contentRows<TitledRow>('home/values')) {
      const value = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name: title[siteLocale], exact: true }) });
      await expect(value).toContainText(text[siteLocale]);
    }
  });
});

test('a phone shows objectives, vision, mission and values once their name is pressed, a wide screen always', async ({
  page,
  siteLocale,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const [first] = contentRows<LocalizedText>('home/objectives');
  const parts = [
    page.getByText(first?.[siteLocale] ?? 'none'),
    page.getByText(content('home/vision').text[siteLocale]),
    page.locator('#values'),
  ];
  const name = page.getByRole('button', { name: content('home/objectives').heading[siteLocale] });
  for (const part of parts) await expect(part).toBeHidden();
  await name.click();
  await expect(name).toHaveAttribute('aria-expanded', 'true');
  for (const part of parts) await expect(part).toBeVisible();
  await name.click();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(name).toBeHidden();
  for (const part of parts) await expect(part).toBeVisible();
});

test('each partner has a logo with its name @2.60', async ({ page, siteLocale }) => {
  await page.goto('/');
  for (const { name } of contentRows<{ name: LocalizedText }>('home/partners')) {
    const logo = page.getByRole('img', { name: name[siteLocale], exact: true });
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).toBeVisible();
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('without the Consultant plugin the home page does not offer a consultation @2.61', async ({
  page,
  siteLocale,
}) => {
  await changeProfile(page, ({ plugins }) => ({ plugins: plugins.filter((name) => name !== 'Consultant') }));
  await page.goto('/');
  const main = page.getByRole('main');
  const { heading, action } = content('home/consultation');
  await expect(main.getByRole('link', { name: action.label[siteLocale] })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: heading[siteLocale] })).toHaveCount(0);
});

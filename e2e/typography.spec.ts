import { expect, test } from './support/fixtures';
import { staticRoutes } from './support/routes';

test('all text is Alexandria in the weights 400, 500 and 700, served by the site @9.16', async ({
  page,
  baseURL,
}) => {
  const fonts: string[] = [];
  const weights = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).origin);
  });
  for (const path of staticRoutes) {
    await page.goto(path);
    const used = await page.evaluate(() => {
      // Elements that are never rendered, such as <source>, have no style.
      const shown = [...document.body.querySelectorAll('*:not(source, track)')];
      const fonts = shown.map((element) => {
        const { fontWeight, fontFamily } = getComputedStyle(element);
        return { weight: fontWeight, family: fontFamily.split(',')[0] };
      });
      return {
        weights: [...new Set(fonts.map(({ weight }) => weight))],
        families: [...new Set(fonts.map(({ family }) => family))],
      };
    });
    for (const weight of used.weights) weights.add(weight);
    expect(['400', '500', '700'], path).toEqual(expect.arrayContaining(used.weights));
    expect(used.families, path).toEqual(['Alexandria']);
  }
  expect([...weights].sort()).toEqual(['400', '500', '700']);
  expect(new Set(fonts)).toEqual(new Set([new URL(baseURL ?? '').origin]));
});

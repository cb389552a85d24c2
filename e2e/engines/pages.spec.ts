import { locales } from '../../src/i18n/locales';
import { allRoutes } from '../support/routes';
import { expect, test } from './fixtures';

test.use({ expectedErrors: /404/ });

/** What a page of any kind must be, in one object that a failure prints whole. */
const readPage = () => {
  const images = [...document.images].filter(
    (image) => image.getClientRects().length > 0 && image.getBoundingClientRect().top < innerHeight,
  );
  const root = document.documentElement;
  return {
    lang: root.lang,
    dir: root.dir,
    headings: document.querySelectorAll('#main h1').length,
    overflow: Math.max(0, root.scrollWidth - root.clientWidth),
    broken: images
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
    waiting: images.filter((image) => !image.complete).length,
    hasFont: document.fonts.check('500 16px Alexandria', root.lang === 'ar' ? 'شاقول' : 'Shaqool'),
  };
};

test('each kind of page has its language, its pictures and its font, and fits the screen @10.1 @10.16', async ({
  visitor,
  apiUrl,
  siteUrl,
  siteLocale,
}) => {
  const { dir } = locales[siteLocale];
  for (const path of await allRoutes(apiUrl)) {
    await test.step(path, async () => {
      const { status } = await fetch(siteUrl + path);
      expect(status).toBe(path === '/no-such-page' ? 404 : 200);
      await visitor.visit(path);
      await visitor.until(
        () => [...document.images].every((image) => image.loading === 'lazy' || image.complete),
        null,
        'the pictures have come',
      );
      const { waiting: _, ...seen } = await visitor.page.evaluate(readPage, null);
      expect(seen, path).toEqual({
        lang: siteLocale,
        dir,
        headings: 1,
        overflow: 0,
        broken: [],
        hasFont: true,
      });
    });
  }
});

test.describe('with text of twice the size', () => {
  test.use({ textScale: 2 });

  test('no kind of page is wider than a phone @9.18 @10.16', async ({ visitor, apiUrl, windowSize }) => {
    test.skip(windowSize.width > 390, 'a phone is the narrower one');
    const tooWide: string[] = [];
    for (const path of await allRoutes(apiUrl)) {
      await visitor.visit(path);
      const overflow = await visitor.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        null,
      );
      if (overflow > 0) tooWide.push(`${path}: ${overflow} px`);
    }
    expect(tooWide).toEqual([]);
  });
});

import { findUnit, demoProjectPath, fetchProject } from '../support/api';
import { locales } from '../../src/i18n/locales';
import { test } from './fixtures';
import { text } from '../support/texts';
import { main, targetsIn, within } from './targets';

test('the menu, the phone numbers and the contact button open, are seen and close @9.18 @2.38', async ({
  visitor,
  siteLocale,
  windowSize,
}) => {
  const { common } = targetsIn(siteLocale);
  await visitor.visit('/about');
  const contact = common('button', 'contactButton.open');
  const call = common('link', 'contactButton.call');
  const rows = { css: '[popover]' };
  await visitor.press(contact);
  await visitor.seeOverlay(rows);
  await visitor.see(call);
  await visitor.press({ css: 'h1', within: main });
  await visitor.notSee(rows);

  const other = siteLocale === 'ar' ? 'en' : 'ar';
  const switchLanguage = { role: 'button', name: locales[other].name };
  if (windowSize.width < 1280) {
    const menu = common('dialog', 'menu');
    await visitor.press(common('button', 'menu'));
    await visitor.seeOverlay(menu);
    await visitor.press(within(menu, common('link', 'nav.faq')));
    await visitor.notSee(menu);
    await visitor.arriveAt(/^\/FAQ$/);
    await visitor.press(common('button', 'menu'));
    await visitor.seeOverlay(menu);
    await visitor.press(within(menu, common('button', 'back')));
    await visitor.notSee(menu);
  } else {
    const numbers = { css: 'header details[open] > :not(summary)' };
    await visitor.press({ css: 'header summary' });
    await visitor.seeOverlay(numbers);
    await visitor.key('Escape');
    await visitor.notSee(numbers);
  }
  await visitor.press(switchLanguage);
  await visitor.until(
    (to) => document.documentElement.lang === to,
    other,
    'the page is in the other language',
  );
  await visitor.until(
    (to) => document.documentElement.dir === to,
    locales[other].dir,
    'it runs the other way',
  );
});

test('a unit opens from its grid in a sheet, its pictures in the gallery, and both close @9.18 @2.72', async ({
  visitor,
  siteLocale,
  apiUrl,
}) => {
  const { common } = targetsIn(siteLocale);
  const { unit } = await findUnit(apiUrl, 'available', 2);
  const { slug } = await fetchProject(apiUrl);
  const sheet = { css: 'dialog[open]' };
  await visitor.visit(demoProjectPath);
  await visitor.press({ css: `[role="grid"] [data-unit="${unit.id}"]` });
  await visitor.seeOverlay(sheet);
  await visitor.arriveAt(new RegExp(`^/projects/detail/${slug}`));
  await visitor.see(
    within(sheet, { role: 'button', name: { source: text(siteLocale, 'units', 'shortlist.add') } }),
  );
  await visitor.press(within(sheet, common('button', 'gallery.close')));
  await visitor.notSee(sheet);

  await visitor.press({
    role: 'link',
    within: { role: 'list', name: text(siteLocale, 'projects', 'detail.gallery') },
  });
  const gallery = { css: 'dialog[open]' };
  await visitor.seeOverlay(gallery);
  await visitor.until(
    () => {
      const image = document.querySelector<HTMLImageElement>('dialog[open] picture img');
      return image !== null && image.complete && image.naturalWidth > 0;
    },
    null,
    'the large picture is shown',
  );
  await visitor.press(within(gallery, common('button', 'gallery.next')));
  await visitor.key('Escape');
  await visitor.notSee(gallery);
});

test('the film opens over the whole screen, and nothing covers its description @9.18', async ({
  visitor,
}) => {
  await visitor.visit('/');
  await visitor.press({ css: 'a[href$=".mp4"]', within: main });
  const dialog = { css: 'dialog[open]' };
  await visitor.seeOverlay(dialog);
  await visitor.until(
    () => {
      const film = document.querySelector('dialog[open] video')?.getBoundingClientRect();
      const words = document.querySelector('dialog[open] p')?.getBoundingClientRect();
      const head = document.querySelector('dialog[open] h2')?.getBoundingClientRect();
      return (
        film && words && head && film.height > 150 && film.bottom <= words.top && film.top >= head.bottom
      );
    },
    null,
    'the film stands between its title and its description',
  );
  await visitor.key('Escape');
  await visitor.notSee(dialog);
});

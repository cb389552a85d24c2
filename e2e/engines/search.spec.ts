import { text } from '../support/texts';
import { fillIn, newPerson } from './enquiry';
import { expect, test } from './fixtures';
import type { Target } from './page-tools';
import { form, main, targetsIn } from './targets';
import type { Visitor } from './visitor';

test.use({ windowSize: { width: 360, height: 640 } });

/** The first home that was found is on the screen, with its number above it. */
const isFirstHomeOnScreen = (visitor: Visitor) =>
  visitor.until(
    () => {
      const home = document.querySelector('[data-home] a')?.getBoundingClientRect();
      const count = document.querySelector('section [role="status"]')?.getBoundingClientRect();
      const isSeen = home && count && count.top > 0 && home.bottom < window.innerHeight && home.height > 0;
      return isSeen ? true : undefined;
    },
    null,
    'the first home is on the screen',
  );

/** A visitor whose presses are counted; typing into a field counts as one. */
function countTaps(visitor: Visitor) {
  let taps = 0;
  return {
    press: async (target: Target) => {
      await visitor.press(target);
      taps += 1;
    },
    type: async (target: Target, words: string) => {
      await visitor.type(target, words);
      taps += 1;
    },
    choose: async (target: Target, value: string) => {
      await visitor.choose(target, value);
      taps += 1;
    },
    /** The first field of a form; the keyboard of a phone goes on to the next one. */
    fillIn: async (...form: Parameters<typeof fillIn> extends [unknown, ...infer Rest] ? Rest : never) => {
      await fillIn(visitor, ...form);
      taps += 1;
    },
    count: () => taps,
  };
}

const home: Target = { css: '[data-home] a', within: main };

test('a sentence leads to the first home in two taps, and a family to the sent form in six @9.18 @12.11 @12.29', async ({
  visitor,
  siteLocale,
  db,
}) => {
  const { units, send, searchField, findButton } = targetsIn(siteLocale);
  const taps = countTaps(visitor);
  await visitor.visit('/');
  const sentence = { ar: '4 غرف في الرياض تحت مليون ومئتين', en: '4 rooms in Riyadh under 1.2m' };
  await taps.type(searchField, sentence[siteLocale]);
  await taps.press(findButton);
  await visitor.arriveAt(/^\/projects\?rooms=4&price_max=1200000&city=riyadh$/);
  await isFirstHomeOnScreen(visitor);
  expect(taps.count()).toBe(2);

  await taps.press(home);
  await visitor.arriveAt(/^\/projects\/detail\/[^/]+\/[^/]+$/);
  await taps.press(units('link', 'explorer.interestIn'));
  const person = newPerson();
  await taps.fillIn(siteLocale, person, { kind: 'project_interest', typed: {}, chosen: {} });
  await taps.press(send);
  expect(taps.count()).toBe(6);
  const reference = await visitor.find(form, /SH-\d{5,}/);
  const rows = await db('select reference from enquiries where full_name = $1', [person.full_name]);
  expect(rows).toEqual([{ reference }]);
});

test('a tenant finds a rental by a sentence, and asks about it in eight taps @9.18 @12.11 @12.29', async ({
  visitor,
  siteLocale,
  db,
}) => {
  const { send, searchField, findButton } = targetsIn(siteLocale);
  const taps = countTaps(visitor);
  await visitor.visit('/');
  await taps.type(searchField, { ar: 'شقة للإيجار في الرياض', en: 'flat to rent in Riyadh' }[siteLocale]);
  await taps.press(findButton);
  await visitor.arriveAt(/^\/rentals\?.*city=riyadh/);
  await isFirstHomeOnScreen(visitor);
  await taps.press(home);
  await visitor.arriveAt(/^\/rentals\/[\w-]+$/);
  const id = (await visitor.address()).split('/').at(-1);
  const person = newPerson();
  await taps.fillIn(siteLocale, person, {
    ...{ kind: 'contact', chosen: {} },
    typed: { description: 'متى أستطيع معاينتها؟' },
  });
  await taps.press(send);
  expect(taps.count()).toBeLessThanOrEqual(8);
  const reference = await visitor.find(form, /SH-\d{5,}/);
  const rows = await db('select reference, unit_id from enquiries where full_name = $1', [person.full_name]);
  expect(rows).toEqual([{ reference, unit_id: id }]);
});

test('an investor takes three homes along as a table, by price per m², in eight taps @9.18 @12.11 @12.33', async ({
  visitor,
  siteLocale,
}) => {
  const { searchField, findButton } = targetsIn(siteLocale);
  const taps = countTaps(visitor);
  await visitor.visit('/');
  await taps.type(searchField, { ar: 'شقة متاحة في الرياض', en: 'available flat in Riyadh' }[siteLocale]);
  await taps.press(findButton);
  await visitor.see(home);
  await taps.choose(
    { role: 'combobox', name: text(siteLocale, 'lists', 'sort'), within: main },
    'cheapestArea',
  );
  await visitor.arriveAt(/orderBy=price_per_m2/);
  await visitor.untilAnswered();
  for (let saved = 0; saved < 3; saved += 1) {
    await taps.press({
      ...{ role: 'button', within: main, index: 0 },
      name: { source: `^${text(siteLocale, 'units', 'shortlist.add')}` },
    });
    const removed = `^${text(siteLocale, 'units', 'shortlist.remove')}`;
    await visitor.see({ role: 'button', name: { source: removed }, within: main, index: saved });
  }
  await taps.press({ role: 'link', name: { source: `^${text(siteLocale, 'common', 'compare.open')}` } });
  await visitor.arriveAt(/^\/projects\/compare\?units=/);
  await visitor.see({ role: 'columnheader', index: 2 });
  // What the browser is given to save: where it puts it is not the page's business.
  await visitor.page.evaluate(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      if (file instanceof Blob)
        void file.text().then((table) => (document.documentElement.dataset['saved'] = table));
      return create(file);
    };
  }, null);
  await taps.press({ role: 'button', name: text(siteLocale, 'compare', 'save') });
  const table = await visitor.until(
    () => document.documentElement.dataset['saved'],
    null,
    'a table is saved',
  );
  const [headings = ''] = table.split('\r\n');
  expect(headings.split(siteLocale === 'ar' ? '";"' : '","')).toHaveLength(4);
  expect(taps.count()).toBeLessThanOrEqual(8);
});

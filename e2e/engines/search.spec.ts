import { text } from '../support/texts';
import { fillIn, newPerson } from './enquiry';
import { expect, test } from './fixtures';
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

test('a sentence leads to the first home in two taps, and to the sent form in six @9.18 @12.11', async ({
  visitor,
  siteLocale,
  db,
}) => {
  const { units, send } = targetsIn(siteLocale);
  let taps = 0;
  const press = async (...target: Parameters<Visitor['press']>) => {
    await visitor.press(...target);
    taps += 1;
  };
  await visitor.visit('/');
  await visitor.type(
    { role: 'combobox', name: text(siteLocale, 'finder', 'label') },
    { ar: '4 غرف في الرياض تحت مليون ومئتين', en: '4 rooms in Riyadh under 1.2m' }[siteLocale],
  );
  taps += 1;
  await press({ role: 'button', name: text(siteLocale, 'finder', 'find') });
  await visitor.arriveAt(/^\/projects\?rooms=4&price_max=1200000&city=riyadh$/);
  await isFirstHomeOnScreen(visitor);
  expect(taps).toBe(2);

  await press({ css: '[data-home] a', within: main });
  await visitor.arriveAt(/^\/projects\/detail\/[^/]+\/[^/]+$/);
  await press(units('link', 'explorer.interestIn'));
  const person = newPerson();
  await fillIn(visitor, siteLocale, person, { kind: 'project_interest', typed: {}, chosen: {} });
  taps += 1; // the first field; the keyboard of the phone goes to the next one
  await press(send);
  expect(taps).toBe(6);
  const reference = await visitor.find(form, /SH-\d{5,}/);
  const rows = await db('select reference from enquiries where full_name = $1', [person.full_name]);
  expect(rows).toEqual([{ reference }]);
});

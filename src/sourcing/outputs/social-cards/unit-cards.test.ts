import { localeCodes } from '../../../i18n/locales';
import type { CardProject } from './project-cards';
import { unitCards, type CardUnitPage } from './unit-cards';

const file = (name: string) => ({ absolutePath: `/${name}`, internal: { contentDigest: name } });
const project: CardProject = {
  ...{ slug: 'yasmin', name: { ar: 'حدائق الياسمين', en: 'Yasmin Gardens' }, status: 'For_Sale' },
  ...{ city: { ar: 'الرياض', en: 'Riyadh' }, district: { ar: 'الياسمين', en: 'Al Yasmin' } },
  ...{ licence: null, cover: { file: file('front.jpg') } },
};
const labels = {
  ...{ brand: { ar: 'شاقول', en: 'Shaqool' }, comma: { ar: '، ', en: ', ' } },
  ...{ status: () => '', licence: () => 'no licence' },
};
const page = (unit: object = {}, fields: object = {}): CardUnitPage => ({
  ...{ card_digest: 'x1', project: { slug: 'yasmin', status: 'For_Sale' } },
  unit: { price: 950_000, state: 'available', rooms: 3, total_area: 142, ...unit },
  plan: { files: { ar: file('plan.ar.svg'), en: file('plan.en.svg') } },
  ...fields,
});
const cardsOf = (pages: CardUnitPage[], isWithheld = false) =>
  unitCards(pages, [project], labels, () => isWithheld);
const english = (one: CardUnitPage, isWithheld?: boolean) =>
  cardsOf([one], isWithheld).find(({ texts }) => texts.locale === 'en');

test('the card of a unit has its price, size, place and plan in its language @11.2 @11.5', () => {
  expect(english(page())).toMatchObject({
    path: '/social/units/yasmin-x1.en.jpg',
    texts: {
      title: 'SAR 950,000',
      subtitle: '3 rooms · 142 m² · Yasmin Gardens, Al Yasmin, Riyadh',
      licence: 'no licence',
    },
    plan: file('plan.en.svg'),
    photo: file('front.jpg'),
  });
});

test.each([
  [{ state: 'reserved' }, 'SAR 950,000 · Reserved'],
  [{ state: 'sold' }, 'Sold'],
  [{ price: null }, 'Not on sale yet'],
])('a unit with %j is titled %s', (unit, title) => expect(english(page(unit))?.texts.title).toBe(title));

test('units with the same plan, price and state share a card', () =>
  expect(cardsOf([page(), page(), page({ price: 1 }, { card_digest: 'x2' })])).toHaveLength(
    2 * localeCodes.length,
  ));

test('without a licence that is demanded there is neither price nor plan @2.82', () => {
  const card = english(page(), true);
  expect(card?.texts.title).toBe('Yasmin Gardens');
  expect(card?.plan).toBeUndefined();
});

import { citiesOf, districtsOf, isPlace, placeId } from './rental-place';

const riyadh = { ar: 'الرياض', en: 'Riyadh' };
const jeddah = { ar: 'جدة', en: 'Jeddah' };
const dammam = { ar: 'الدمام', en: 'Dammam' };
const yasmin = { ar: 'حي الياسمين', en: 'Al Yasmin' };
const shati = { ar: 'حي الشاطئ', en: 'Al Shati' };

test.each([
  ['yasmin', true],
  ['alyasmin', true],
  ['Al Yasmin', true],
  ['حي الياسمين', true],
  ['الياسمين', true],
  ['yasmin-riyadh', true],
  ['yasmin-jeddah', false],
  ['narjis', false],
  ['', false],
])('“%s” means Al Yasmin in Riyadh: %s', (id, expected) => {
  expect(isPlace(id, yasmin, riyadh)).toBe(expected);
});

test('no place is meant by an id of nothing', () => {
  expect(isPlace('yasmin', null)).toBe(false);
  expect(isPlace('', { ar: '', en: '' })).toBe(false);
});

test('each district is a choice once; one that two cities have is named with its city', () => {
  const rows = [
    { city: riyadh, district: yasmin },
    { city: jeddah, district: shati },
    { city: dammam, district: shati },
    { city: riyadh, district: yasmin },
    { city: null, district: null },
  ];
  expect(districtsOf(rows).map(({ id }) => id)).toEqual(['yasmin', 'shati-jeddah', 'shati-dammam']);
  expect(citiesOf(rows).map(({ id }) => id)).toEqual(['riyadh', 'jeddah', 'dammam']);
  for (const [index, { id }] of districtsOf(rows).entries()) {
    const matching = rows.filter(({ city, district }) => isPlace(id, district, city));
    expect(matching[0]).toBe(rows[index]);
    expect(new Set(matching.map(({ city }) => city)).size).toBe(1);
  }
});

test('a place without an English name has its Arabic one', () => {
  expect(placeId({ ar: 'حي الندى', en: '' })).toBe('ندي');
});

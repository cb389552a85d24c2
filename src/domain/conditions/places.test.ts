import { placesMeant } from './places-meant';
import { getPlaceIds, addPlaces } from './places';
import { homesData, places } from './testing';

const ids = (city: string, district: string) =>
  getPlaceIds({ city: { ar: city, en: '' }, district: { ar: district, en: '' } }, places);

test.each([
  ['الرياض', 'حي الياسمين', 'riyadh', 'alyasmin'],
  ['مدينة الرّياض', 'الياسمين', 'riyadh', 'alyasmin'],
])('%s, %s is found in any spelling', (city, district, cityId, districtId) => {
  expect(ids(city, district)).toEqual({ city: cityId, district: districtId });
});

test('a district is looked for in its own city only', () => {
  const shati = { ar: 'حي الشاطئ', en: 'Al Shati' };
  expect(getPlaceIds({ city: { ar: 'جدة', en: 'Jeddah' }, district: shati }, places).district).toBe(
    'alshati-jeddah',
  );
  expect(getPlaceIds({ city: { ar: 'الرياض', en: 'Riyadh' }, district: shati }, places).district).toBe(
    'shati',
  );
});

test('a place that no option list has gets an id of its English name, and joins the places', () => {
  const { cities, districts } = homesData().places;
  expect(cities.map(({ id }) => id)).toEqual(['riyadh', 'jeddah']);
  expect(districts.at(-1)).toEqual({
    id: 'arid',
    parent_id: 'riyadh',
    label: { ar: 'حي العارض', en: 'Al Arid' },
  });
  expect(addPlaces([], places)).toEqual(places);
});

describe('of records without option lists', () => {
  const riyadh = { ar: 'الرياض', en: 'Riyadh' };
  const jeddah = { ar: 'جدة', en: 'Jeddah' };
  const dammam = { ar: 'الدمام', en: 'Dammam' };
  const yasmin = { ar: 'حي الياسمين', en: 'Al Yasmin' };
  const shati = { ar: 'حي الشاطئ', en: 'Al Shati' };
  const records = [
    { city: riyadh, district: yasmin },
    { city: jeddah, district: shati },
    { city: dammam, district: shati },
    { city: riyadh, district: yasmin },
    { city: null, district: null },
    { city: riyadh, district: { ar: 'حي الندى', en: '' } },
  ];
  const known = addPlaces(records, { cities: [], districts: [] });

  test('each district is a place once; one that two cities have is named with its city', () => {
    expect(known.districts.map(({ id }) => id)).toEqual(['yasmin', 'shati-jeddah', 'shati-dammam', 'ندي']);
    expect(known.cities.map(({ id }) => id)).toEqual(['riyadh', 'jeddah', 'dammam']);
    expect(records.map((record) => getPlaceIds(record, known).district)).toEqual([
      ...['yasmin', 'shati-jeddah', 'shati-dammam', 'yasmin', '', 'ندي'],
    ]);
  });

  test.each([
    ['yasmin', ['yasmin']],
    ['alyasmin', ['yasmin']],
    ['Al Yasmin', ['yasmin']],
    ['حي الياسمين', ['yasmin']],
    ['الياسمين', ['yasmin']],
    ['yasmin-riyadh', ['yasmin']],
    ['yasmin-jeddah', []],
    ['shati', ['shati-jeddah', 'shati-dammam']],
    ['shati-dammam', ['shati-dammam']],
    ['narjis', []],
    ['', []],
  ])('“%s” means the districts %j', (id, expected) => {
    expect(placesMeant(id, known, 'districts').map((place) => place.id)).toEqual(expected);
  });
});

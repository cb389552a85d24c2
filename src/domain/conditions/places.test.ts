import { placeIdsOf, withPlacesOf } from './places';
import { finderData, places } from './testing';

const ids = (city: string, district: string) =>
  placeIdsOf({ city: { ar: city, en: '' }, district: { ar: district, en: '' } }, places);

test.each([
  ['الرياض', 'حي الياسمين', 'riyadh', 'alyasmin'],
  ['مدينة الرّياض', 'الياسمين', 'riyadh', 'alyasmin'],
])('%s, %s is found in any spelling', (city, district, cityId, districtId) => {
  expect(ids(city, district)).toEqual({ city: cityId, district: districtId });
});

test('a district is looked for in its own city only', () => {
  const shati = { ar: 'حي الشاطئ', en: 'Al Shati' };
  expect(placeIdsOf({ city: { ar: 'جدة', en: 'Jeddah' }, district: shati }, places).district).toBe(
    'alshati-jeddah',
  );
  expect(placeIdsOf({ city: { ar: 'الرياض', en: 'Riyadh' }, district: shati }, places).district).toBe(
    'shati',
  );
});

test('a place that no option list has gets an id of its English name, and joins the places', () => {
  const { cities, districts } = finderData().places;
  expect(cities.map(({ id }) => id)).toEqual(['riyadh', 'jeddah']);
  expect(districts.at(-1)).toEqual({
    id: 'arid',
    parent_id: 'riyadh',
    label: { ar: 'حي العارض', en: 'Al Arid' },
  });
  expect(withPlacesOf([], places)).toEqual(places);
});

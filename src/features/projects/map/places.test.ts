import { isLocated, getPlaces, getPosition } from './places';

const here = { latitude: 24.823, longitude: 46.638 };
const service = (distance: number, coordinates?: { latitude: number; longitude: number } | null) => ({
  category: 'park',
  name: { ar: 'حديقة', en: 'Park' },
  distance,
  coordinates,
});

test('the nearest place is first, and numbers count the places that are drawn', () => {
  const places = getPlaces({
    coordinates: here,
    nearby_services: [
      service(5000, { latitude: 24.8, longitude: 46.638 }),
      service(900),
      service(300, { latitude: 24.825, longitude: 46.638 }),
    ],
  });
  expect(
    places.map(({ service: { distance }, location }) => [distance, location?.number, location?.direction]),
  ).toEqual([
    [300, 1, 'n'],
    [900, undefined, undefined],
    [5000, 2, 's'],
  ]);
});

test.each([
  ['missing', null],
  ['left at 0, 0', { latitude: 0, longitude: 0 }],
  ['on another continent', { latitude: 40.7, longitude: -74 }],
  ['much farther than by road', { latitude: 24.85, longitude: 46.638 }],
])('a place whose position is %s is in the list only', (_, coordinates) => {
  const places = getPlaces({ coordinates: here, nearby_services: [service(800, coordinates)] });
  expect(places).toHaveLength(1);
  expect(places.filter(isLocated)).toEqual([]);
});

test('a place at the position of the project itself is drawn', () => {
  const [place] = getPlaces({ coordinates: here, nearby_services: [service(0, here)] });
  expect(place?.location).toMatchObject({ number: 1, straight: 0 });
});

test.each([[null], [undefined], [{ latitude: 0, longitude: 0 }]])(
  'without a position of the project (%j) no place is drawn',
  (coordinates) => {
    expect(getPosition(coordinates)).toBeUndefined();
    const places = getPlaces({ coordinates, nearby_services: [service(300, here)] });
    expect(places.filter(isLocated)).toEqual([]);
  },
);

import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { addResources } from '../../../i18n';
import common from '../../../i18n/locales/ar/common.json';
import conditions from '../../../i18n/locales/ar/conditions.json';
import texts from '../../../i18n/locales/ar/projects.json';
import { NearbyServices } from './nearby';

const node = (ns: string, data: object) => ({ node: { ns, language: 'ar', data: JSON.stringify(data) } });
addResources({ edges: [node('common', common), node('conditions', conditions), node('projects', texts)] });

const projectPosition = { latitude: 24.823, longitude: 46.638 };
const name = { ar: 'حدائق الياسمين', en: 'Al Yasmin Gardens' };
const school = (distance: number, coordinates?: { latitude: number; longitude: number } | null) => ({
  category: 'school',
  name: { ar: `مدرسة ${distance}`, en: `School ${distance}` },
  distance,
  coordinates,
});
const show = (
  nearby_services: Parameters<typeof NearbyServices>[0]['project']['nearby_services'],
  coordinates: typeof projectPosition | null = projectPosition,
) => render(<NearbyServices project={{ name, coordinates, nearby_services }} />);

const drawing = () => screen.queryByRole('img');
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('each place has its number in the drawing, and the same number with category, direction and distance in the list', () => {
  show([
    school(2500, { latitude: 24.823, longitude: 46.655 }),
    school(400, { latitude: 24.826, longitude: 46.638 }),
  ]);
  expect(rows()).toEqual(['1مدرسة: مدرسة 400شمالًا400 م', '2مدرسة: مدرسة 2500شرقًا2.5 كم']);
  expect(drawing()).toHaveAccessibleName(expect.stringContaining('مكانان مرقّمان'));
  expect(drawing()).toHaveAccessibleName(expect.stringContaining(name.ar));
  expect([...(drawing()?.querySelectorAll('.number') ?? [])].map((text) => text.textContent)).toEqual([
    '1',
    '2',
  ]);
});

test('the directions link leads to the position, and the map is not loaded before it is opened', () => {
  show([school(400, projectPosition)]);
  expect(screen.getByRole('link', { name: texts.map.directions })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=24.823,46.638',
  );
  expect(screen.getByRole('button', { name: texts.map.show })).toBeEnabled();
  expect(document.querySelector('.leaflet-container, main img')).toBeNull();
});

test('a place without a plausible position is in the list without a number', () => {
  show([
    school(400, { latitude: 24.826, longitude: 46.638 }),
    school(700, null),
    school(900, { latitude: 0, longitude: 0 }),
  ]);
  expect(rows()).toEqual(['1مدرسة: مدرسة 400شمالًا400 م', 'مدرسة: مدرسة 700700 م', 'مدرسة: مدرسة 900900 م']);
});

test('without any position there is only the list', () => {
  show([school(400, projectPosition)], null);
  expect(drawing()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(rows()).toEqual(['مدرسة: مدرسة 400400 م']);
});

test('with a position of the project only there is no drawing, and the map can still be opened', () => {
  show([school(400)]);
  expect(drawing()).toBeNull();
  expect(screen.getByRole('button', { name: texts.map.show })).toBeInTheDocument();
});

test('an unknown category, a name of 300 letters, markup as text and forty places are shown', () => {
  const hostile = { ar: `<script>alert(1)</script>\u202e${'ط'.repeat(300)}`, en: '' };
  show(
    Array.from({ length: 40 }, (_, index) => ({
      category: index === 0 ? '__proto__' : 'park',
      name: hostile,
      distance: 100 * index,
      coordinates: { latitude: 24.823 + index / 10_000, longitude: 46.638 },
    })),
  );
  const list = screen.getByRole('list');
  expect(within(list).getAllByRole('listitem')).toHaveLength(40);
  expect(list).toHaveTextContent(conditions.nearby.other);
  expect(document.querySelector('script')).toBeNull();
  expect(document.body).not.toHaveTextContent(/undefined|NaN|map\./);
  expect(drawing()?.outerHTML).not.toMatch(/NaN|undefined/);
});

test('without places nothing is shown', () => {
  expect(show([]).container).toBeEmptyDOMElement();
});

import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { addResources } from '../../i18n';
import common from '../../i18n/locales/ar/common.json';
import units from '../../i18n/locales/ar/units.json';
import { unitRow } from '../units/testing';
import type { PriceHistory } from '../../domain/views/published';
import { PriceSince } from './price-since';

const node = (ns: string, data: object) => ({ node: { ns, language: 'ar', data: JSON.stringify(data) } });
addResources({ edges: [node('common', common), node('units', units)] });

const seenAt = '2026-03-03T09:00:00.000Z';
const show = (
  history: Partial<PriceHistory>,
  unit = unitRow({ price: 920_000 }),
  builtAt = '2026-03-20T09:00:00Z',
) => {
  document.documentElement.dataset['builtAt'] = builtAt;
  const { container } = render(
    <PriceSince
      unit={unit}
      history={{ price: 920_000, before: 900_000, seen_at: seenAt, knowledge: 'on_day', ...history }}
    />,
  );
  return container.textContent?.replaceAll('\u00a0', ' ');
};

test('a change between two reads on one day says since when, and what was before', () =>
  expect(show({})).toBe('920,000 ريال منذ 3 مارس 2026، وكانت قبلها 900,000 ريال'));

test('of a change between two days it says the day on which it was seen', () =>
  expect(show({ knowledge: 'seen' })).toBe(
    '920,000 ريال، ظهر في الموقع في 3 مارس 2026، وكانت قبلها 900,000 ريال',
  ));

test('where the record begins it says “at least”, and nothing on the very day', () => {
  expect(show({ knowledge: 'first', before: null })).toBe('السعر نفسه منذ 3 مارس 2026 على الأقل');
  expect(show({ knowledge: 'first', before: null }, undefined, seenAt)).toBe('');
});

test('a price that was not announced before says so', () =>
  expect(show({ before: null })).toBe('920,000 ريال منذ 3 مارس 2026، ولم يكن السعر معلنًا قبلها'));

test('a price of today that no build has read yet has no time', () =>
  expect(show({}, unitRow({ price: 930_000 }))).toBe(''));

test('a sold home and one without a price have none', () => {
  expect(show({}, unitRow({ price: 920_000, state: 'sold' }))).toBe('');
  expect(show({ price: null }, unitRow({ price: null }))).toBe('');
});

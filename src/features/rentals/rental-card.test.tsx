import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { addResources } from '../../i18n';
import common from '../../i18n/locales/ar/common.json';
import rentals from '../../i18n/locales/ar/rentals.json';
import units from '../../i18n/locales/ar/units.json';
import type { RentalCardData } from './rental';
import { RentalCard } from './rental-card';

const node = (ns: string, data: object) => ({ node: { ns, language: 'ar', data: JSON.stringify(data) } });
addResources({ edges: [node('common', common), node('rentals', rentals), node('units', units)] });

const both = (text: string) => ({ ar: text, en: text });
const show = (place: Pick<RentalCardData, 'district' | 'city'>) =>
  render(
    <RentalCard
      rental={{
        ...{ id: 'r1', title: both('شقة عائلية'), building: both('المبنى أ'), flat_number: '204', floor: 2 },
        ...{
          rooms: 3,
          bathrooms: 3,
          total_area: 146,
          annual_rent: 52_000,
          state: 'available',
          licence: null,
        },
        ...place,
      }}
    />,
  );

test.each([
  ['its district and city', { district: both('حي الياسمين'), city: both('الرياض') }, 'حي الياسمين، الرياض'],
  ['its city alone', { district: null, city: both('الرياض') }, 'الرياض'],
  ['its district alone', { district: both('حي الياسمين'), city: null }, 'حي الياسمين'],
])('a card names %s', (_what, place, text) => {
  show(place);
  expect(screen.getByText(text)).toBeVisible();
});

test('without a place the card names the building alone', () => {
  show({ district: null, city: null });
  expect(document.body).toHaveTextContent('المبنى أ');
  expect(document.body).not.toHaveTextContent(/، ،|undefined|null/);
});

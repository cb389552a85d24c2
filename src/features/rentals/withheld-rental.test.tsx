import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { addResources } from '../../i18n';
import common from '../../i18n/locales/ar/common.json';
import rentals from '../../i18n/locales/ar/rentals.json';
import units from '../../i18n/locales/ar/units.json';
import type { RentalData } from './rental';
import { RentalCard } from './rental-card';
import { RentalPage } from './rental-page';

const node = (ns: string, data: object) => ({ node: { ns, language: 'ar', data: JSON.stringify(data) } });
addResources({ edges: [node('common', common), node('rentals', rentals), node('units', units)] });

// What the stub of Gatsby answers to static queries.
const { staticData } = jest.requireActual<{ staticData: object }>('gatsby');

const both = (text: string) => ({ ar: text, en: text });
const licence = {
  kind: 'advertising',
  number: '7200100201',
  expires_at: '2099-01-28',
  url: 'https://example.sa/1',
} as const;
const rental = (fields: Partial<RentalData> = {}): RentalData => ({
  ...{ id: 'r1', title: both('شقة عائلية'), building: both('المبنى أ'), flat_number: '204', floor: 2 },
  ...{ rooms: 3, bathrooms: 3, total_area: 146, annual_rent: 52_000, state: 'available', licence },
  ...fields,
});
const page = (fields?: Partial<RentalData>) => (
  <RentalPage
    rental={rental(fields)}
    asOf="2026-03-01T10:00:00Z"
    isRented={false}
    enquiryForm={<form aria-label="form" />}
  />
);

beforeEach(() => {
  document.documentElement.dataset['builtAt'] = '2026-11-01T00:00:00Z';
  Object.assign(staticData, {
    brand: { name: both('شاقول') },
    organization: { phone1: '0500000001', whatsapp: '0500000002', plugins: [] },
    licenceRules: { when_missing_or_expired: 'withhold' },
  });
});

test('with a valid licence rent, form and licence are shown', () => {
  render(page());
  expect(document.body).toHaveTextContent(/52,000/);
  expect(screen.getByRole('form')).toBeInTheDocument();
  expect(screen.getByText('7200100201')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText(common.licence.kind.advertising)).toBeVisible();
  expect(screen.getByRole('link', { name: common.licence.verify.advertising })).toHaveAttribute(
    'href',
    licence.url,
  );
});

test.each([
  ['no licence', null],
  ['an expired licence', { ...licence, expires_at: '2026-10-31' }],
])('with %s neither rent nor form is shown @2.82', (_what, given) => {
  render(page({ licence: given }));
  expect(document.body).not.toHaveTextContent(/52,000|146/);
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByText(common.licence.withheldText)).toBeVisible();
  const chat = screen.getAllByRole('link', { name: common.whatsapp }).at(-1);
  expect(decodeURIComponent(chat?.getAttribute('href') ?? '')).toContain('شقة عائلية');
});

test('its card shows that instead of the rent @2.82', () => {
  render(<RentalCard rental={rental({ licence: null })} />);
  expect(document.body).not.toHaveTextContent(/52,000/);
  expect(screen.getByText(common.licence.withheldPrice)).toBeVisible();
  expect(screen.getByText(common.licence.missing)).toBeVisible();
});

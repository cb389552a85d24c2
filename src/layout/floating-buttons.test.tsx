import { render, screen } from '@testing-library/react';
import type { Organization } from '../features/organization';
import { addResources } from '../i18n';
import arabic from '../i18n/locales/ar/common.json';
import { FloatingButtons } from './floating-buttons';

let profile: Organization | undefined;

// The prerendered profile comes out of Gatsby's build, which unit tests do not have.
jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  useStaticQuery: () => ({ organization: profile ?? null }),
}));

beforeEach(() => {
  addResources({ edges: [{ node: { ns: 'common', language: 'ar', data: JSON.stringify(arabic) } }] });
});

const button = () => screen.queryByRole('button', { name: arabic.contactButton.open });

test('without a profile there is no contact button @2.47', () => {
  profile = undefined;
  render(<FloatingButtons backToTop={false} />);
  expect(button()).toBeNull();
});

test('with a profile there is a contact button @2.47', () => {
  profile = {
    name: { ar: 'شاقول', en: 'Shaqool' },
    plugins: [],
    phone1: '0500000001',
    whatsapp: '0500000003',
  };
  render(<FloatingButtons backToTop={false} />);
  expect(button()).not.toBeNull();
});

test('a profile without a number to call or write to has no contact button', () => {
  profile = { name: { ar: 'شاقول', en: 'Shaqool' }, plugins: [], phone1: '0500000001' };
  render(<FloatingButtons backToTop={false} />);
  expect(button()).toBeNull();
});

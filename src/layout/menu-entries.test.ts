import type { Organization } from '../features/organization';
import { contactNumbers, getAriaCurrent, drawerEntries, footerEntries, headerEntries } from './menu-entries';

const organization: Organization = {
  name: { ar: 'شاقول', en: 'Shaqool' },
  plugins: ['Rental', 'Consultant', 'Maintenance', 'Localization'],
  care_site_url: 'https://care.example.sa/',
};
const keys = (plugins: string[]) => headerEntries({ ...organization, plugins }).map(({ key }) => key);

test('with every plugin the menu has all entries in their order', () => {
  expect(keys([...organization.plugins])).toEqual([
    'home',
    'about',
    'projects',
    'rentals',
    'blogs',
    'faq',
    'consultation',
    'maintenance',
    'contact',
  ]);
});

test.each([
  ['Rental', 'rentals'],
  ['Consultant', 'consultation'],
  ['Maintenance', 'maintenance'],
])('without the %s plugin %s is not in the menu', (plugin, entry) => {
  expect(keys([...organization.plugins])).toContain(entry);
  expect(keys(organization.plugins.filter((name) => name !== plugin))).not.toContain(entry);
});

test('maintenance links to the after-sales site, and is absent without its address', () => {
  const maintenance = (profile: Organization) =>
    headerEntries(profile).find(({ key }) => key === 'maintenance');
  expect(maintenance(organization)).toEqual({
    key: 'maintenance',
    to: 'https://care.example.sa/',
    external: true,
  });
  expect(maintenance({ ...organization, care_site_url: null })).toBeUndefined();
});

test('the menu of a small screen also leads to the site’s own form for maintenance', () => {
  const ends = (profile: Organization) =>
    drawerEntries(profile)
      .map(({ key }) => key)
      .slice(-3);
  expect(ends(organization)).toEqual(['maintenance', 'maintenanceRequest', 'contact']);
  expect(ends({ ...organization, care_site_url: null })).toEqual([
    'consultation',
    'maintenanceRequest',
    'contact',
  ]);
  expect(ends({ ...organization, plugins: [] })).toEqual(['blogs', 'faq', 'contact']);
});

test('unknown plugins change nothing', () => {
  expect(keys([...organization.plugins, 'Helipad'])).toEqual(keys([...organization.plugins]));
});

test('without a profile entries that need a plugin are left out', () => {
  expect(headerEntries(undefined).map(({ key }) => key)).toEqual([
    'home',
    'about',
    'projects',
    'blogs',
    'faq',
    'contact',
  ]);
});

test('the footer leads to projects, rentals, consultation, blogs, FAQ and the maintenance form', () => {
  expect(footerEntries(organization).map(({ key }) => key)).toEqual([
    'projects',
    'rentals',
    'consultation',
    'blogs',
    'faq',
    'maintenanceRequest',
  ]);
  expect(footerEntries(organization).at(-1)?.to).toBe('/maintenance');
});

test('without the Maintenance plugin the footer has no maintenance form; without an after-sales site it has', () => {
  const has = (profile: Organization) =>
    footerEntries(profile).some(({ key }) => key === 'maintenanceRequest');
  expect(has({ ...organization, plugins: ['Rental', 'Consultant'] })).toBe(false);
  expect(has({ ...organization, care_site_url: null })).toBe(true);
});

test.each([
  ['/', 'home', 'page'],
  ['/about', 'about', 'page'],
  ['/about/', 'about', 'page'],
  ['/projects', 'projects', 'page'],
  ['/projects/detail/alyasmin-gardens', 'projects', 'true'],
  ['/projects/contact', 'contact', 'page'],
  ['/projects/contact/alyasmin-gardens', 'contact', 'true'],
  ['/blogs/rent-or-buy', 'blogs', 'true'],
])('on %s the menu marks %s as %s', (path, key, current) => {
  const entries = headerEntries(organization);
  const marked = entries.flatMap((entry) => {
    const value = getAriaCurrent(entry, entries, path);
    return value ? [[entry.key, value]] : [];
  });
  expect(marked).toEqual([[key, current]]);
});

test('a page outside the menu marks nothing', () => {
  const entries = headerEntries(organization);
  expect(entries.map((entry) => getAriaCurrent(entry, entries, '/intrest'))).toEqual(
    entries.map(() => undefined),
  );
});

test('contact numbers are those of the profile', () => {
  const profile = { ...organization, phone1: '0500000001', whatsapp: '0500000003' };
  expect(contactNumbers(profile)).toEqual([
    { key: 'sales', href: 'tel:+966500000001', number: '050 000 0001' },
    { key: 'whatsapp', href: 'https://wa.me/966500000003', number: '050 000 0003' },
  ]);
  expect(contactNumbers(undefined)).toEqual([]);
});

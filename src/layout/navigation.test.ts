import type { Organisation } from '../features/organisation';
import { contactNumbers, currentOf, footerEntries, headerEntries } from './navigation';

const organisation: Organisation = {
  name: { ar: 'شاقول', en: 'Shaqool' },
  plugins: ['Rental', 'Consultant', 'Maintenance', 'Localization'],
  care_site_url: 'https://care.example.sa/',
};
const keys = (plugins: string[]) => headerEntries({ ...organisation, plugins }).map(({ key }) => key);

test('with every plugin the menu has all entries in their order', () => {
  expect(keys([...organisation.plugins])).toEqual([
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
])('without the %s plugin %s is not in the menu @2.14 @2.17 @2.29', (plugin, entry) => {
  expect(keys([...organisation.plugins])).toContain(entry);
  expect(keys(organisation.plugins.filter((name) => name !== plugin))).not.toContain(entry);
});

test('maintenance is a link to the care site, and absent without its address', () => {
  const maintenance = (profile: Organisation) =>
    headerEntries(profile).find(({ key }) => key === 'maintenance');
  expect(maintenance(organisation)).toEqual({
    key: 'maintenance',
    to: 'https://care.example.sa/',
    external: true,
  });
  expect(maintenance({ ...organisation, care_site_url: null })).toBeUndefined();
});

test('unknown plugins change nothing', () => {
  expect(keys([...organisation.plugins, 'Helipad'])).toEqual(keys([...organisation.plugins]));
});

test('without a profile what needs a plugin is left out', () => {
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
  expect(footerEntries(organisation).map(({ key }) => key)).toEqual([
    'projects',
    'rentals',
    'consultation',
    'blogs',
    'faq',
    'maintenanceRequest',
  ]);
  expect(footerEntries(organisation).at(-1)?.to).toBe('/maintenance');
});

test('without the Maintenance plugin the footer has no maintenance form; without a care site it has @2.41', () => {
  const has = (profile: Organisation) =>
    footerEntries(profile).some(({ key }) => key === 'maintenanceRequest');
  expect(has({ ...organisation, plugins: ['Rental', 'Consultant'] })).toBe(false);
  expect(has({ ...organisation, care_site_url: null })).toBe(true);
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
  const entries = headerEntries(organisation);
  const marked = entries.flatMap((entry) => {
    const value = currentOf(entry, entries, path);
    return value ? [[entry.key, value]] : [];
  });
  expect(marked).toEqual([[key, current]]);
});

test('a page outside the menu marks nothing', () => {
  const entries = headerEntries(organisation);
  expect(entries.map((entry) => currentOf(entry, entries, '/intrest'))).toEqual(entries.map(() => undefined));
});

test('the numbers are those that the profile has', () => {
  const profile = { ...organisation, phone1: '0500000001', whatsapp: '0500000003' };
  expect(contactNumbers(profile)).toEqual([
    { key: 'sales', href: 'tel:+966500000001', number: '050 000 0001' },
    { key: 'whatsapp', href: 'https://wa.me/966500000003', number: '050 000 0003' },
  ]);
  expect(contactNumbers(undefined)).toEqual([]);
});

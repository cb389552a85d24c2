import type { Organisation } from '../features/organisation';
import { footerEntries, headerEntries } from './navigation';

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
])('without the %s plugin %s is not in the menu', (plugin, entry) => {
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

test('the footer leads to projects, rentals, consultation, blogs and FAQ', () => {
  expect(footerEntries(organisation).map(({ key }) => key)).toEqual([
    'projects',
    'rentals',
    'consultation',
    'blogs',
    'faq',
  ]);
});

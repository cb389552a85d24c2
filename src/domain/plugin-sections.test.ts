import { hasPlugin, isOfferedBy, pluginOfPath, removeLinks } from './plugin-sections';

test.each([
  ['/rentals', 'Rental'],
  ['/rentals/', 'Rental'],
  ['/rentals/rnt-2001?from=list#enquiry', 'Rental'],
  ['/en/rentals', 'Rental'],
  ['/Rentals', 'Rental'],
  ['/consultation#form', 'Consultant'],
  ['/maintenance?unit=1', 'Maintenance'],
  ['/rentals-of-old', undefined],
  ['/blogs/rentals', undefined],
  ['/projects', undefined],
  ['/', undefined],
  ['', undefined],
  ['https://example.sa/rentals', undefined],
])('%s needs %s', (address, plugin) => expect(pluginOfPath(address)).toBe(plugin));

test('a company offers the sections of its profile, and without a profile only those that need no plugin', () => {
  const profile = { plugins: ['Rental', 'Helipad'] };
  expect(hasPlugin(profile, 'Rental')).toBe(true);
  expect(hasPlugin(profile, 'Maintenance')).toBe(false);
  for (const unknown of [null, undefined]) expect(hasPlugin(unknown, 'Rental')).toBe(false);
  const offered = (of: Parameters<typeof isOfferedBy>[0]) =>
    ['/projects', '/rentals', '/maintenance'].filter(isOfferedBy(of));
  expect(offered(profile)).toEqual(['/projects', '/rentals']);
  expect(offered(undefined)).toEqual(['/projects']);
});

test('links to pages that are not offered become text, others stay @6.4', () => {
  const html =
    '<p>See <a href="/rentals" title="x">our <strong>rentals</strong></a>, <a href="/projects">projects</a>\n' +
    'and <a href="/rentals/r-1">this\none</a>; <a>nothing</a>.</p>';
  expect(removeLinks(html, (address) => pluginOfPath(address) !== 'Rental')).toBe(
    '<p>See our <strong>rentals</strong>, <a href="/projects">projects</a>\nand this\none; <a>nothing</a>.</p>',
  );
  expect(removeLinks(html, () => true)).toBe(html);
});

import { pluginOfPath, withoutLinks } from './optional-sections';

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

test('links to what is not offered become their words, others stay', () => {
  const html =
    '<p>See <a href="/rentals" title="x">our <strong>rentals</strong></a>, <a href="/projects">projects</a>\n' +
    'and <a href="/rentals/r-1">this\none</a>; <a>nothing</a>.</p>';
  expect(withoutLinks(html, (address) => pluginOfPath(address) !== 'Rental')).toBe(
    '<p>See our <strong>rentals</strong>, <a href="/projects">projects</a>\nand this\none; <a>nothing</a>.</p>',
  );
  expect(withoutLinks(html, () => true)).toBe(html);
});

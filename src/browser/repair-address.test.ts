import { runInNewContext } from 'node:vm';
import { repairAddressScript } from './repair-address';

/** The address after the script has run. */
function repaired(pathname: string, search = '', hash = ''): string {
  let address = pathname + search + hash;
  const replaceState = (_state: unknown, _title: string, next: string) => (address = next);
  runInNewContext(repairAddressScript, {
    location: { pathname, search, hash },
    history: { state: null, replaceState },
    decodeURIComponent,
  });
  return address;
}

test.each([
  ['/%E0%A4%A', '/404'],
  ['/%', '/404'],
  ['/100%25', '/404'],
  ['/%5Cabout', '/404'],
  ['//about', '/about'],
  ['/en//about', '/en/about'],
  ['/about', '/about'],
  ['/%D9%85%D9%86-%D9%86%D8%AD%D9%86', '/%D9%85%D9%86-%D9%86%D8%AD%D9%86'],
])('%s becomes %s', (pathname, expected) => {
  expect(repaired(pathname)).toBe(expected);
});

test('the query stays, and so does a well-formed hash', () => {
  expect(repaired('//about', '?q=100%', '#x')).toBe('/about?q=100%#x');
  expect(repaired('/about', '?q=1', '#%E0%A4%A')).toBe('/about?q=1');
});

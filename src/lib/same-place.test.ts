import { isSamePlace } from './same-place';

const place = (address: string) => new URL(address, 'https://site.example');

test.each([
  ['/projects/detail/a', '/projects/detail/a?unit=1', true],
  ['/projects/detail/a?unit=1', '/projects/detail/a?unit=2', true],
  ['/projects/detail/a?unit=1#interest', '/projects/detail/a#interest', true],
  ['/projects/detail/a', '/projects/detail/a#units', false],
  ['/projects?page=1', '/projects?page=2', false],
  ['/projects/detail/a?unit=1', '/projects/detail/b?unit=1', false],
])('%s and %s', (a, b, same) => {
  expect(isSamePlace(place(a), place(b))).toBe(same);
});

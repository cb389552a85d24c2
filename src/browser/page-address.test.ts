import { pageAddress } from './page-address';

test.each([
  ['/projects/detail/a', '/projects/detail/a?unit=1', true],
  ['/projects/detail/a?unit=1', '/projects/detail/a?unit=2', true],
  ['/projects/detail/a?unit=1#interest', '/projects/detail/a#units', true],
  ['/projects/detail/a?unit=1#interest', '/projects/detail/a?rooms=4', true],
  ['/projects/detail/a?rooms=4', '/projects/detail/a?rooms=3&price_max=900000&building=b', true],
  ['/projects/detail/a?page=1', '/projects/detail/a?page=2', false],
  ['/projects?rooms=4', '/projects?rooms=3', false],
  ['/projects?page=1', '/projects?page=2', false],
  ['/projects?rooms=4', '/projects', false],
  ['/projects?q=a', '/projects', true],
  ['/projects/detail/a?unit=1', '/projects/detail/b?unit=1', false],
])('%s and %s are the same page: %s', (a, b, same) => {
  const [one, other] = [a, b].map((address) => pageAddress(new URL(address, 'https://site.example')));
  expect(one === other).toBe(same);
});

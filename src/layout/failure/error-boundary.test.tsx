import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './error-boundary';

function Broken(): never {
  throw new Error('broken on purpose');
}

const shown = (address: string, broken: boolean) => (
  <ErrorBoundary address={address} fallback={<p>calm</p>}>
    {broken ? <Broken /> : <p>content</p>}
  </ErrorBoundary>
);

// React says at length what it caught.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('what cannot be rendered is replaced, until the visitor goes elsewhere', () => {
  const { rerender } = render(shown('/a', true));
  expect(screen.getByText('calm')).toBeTruthy();
  rerender(shown('/a', false));
  expect(screen.getByText('calm')).toBeTruthy();
  rerender(shown('/b', false));
  expect(screen.getByText('content')).toBeTruthy();
  rerender(shown('/b', true));
  expect(screen.getByText('calm')).toBeTruthy();
});

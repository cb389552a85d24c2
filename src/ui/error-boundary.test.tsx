import { render, screen } from '@testing-library/react';
import { ErrorBoundary, Sections } from './error-boundary';

function Broken(): never {
  throw new Error('broken on purpose');
}

// React logs the caught errors.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a section that cannot be rendered is left out, and the others stay @10.5', () => {
  const { container } = render(
    <Sections>
      <h1>title</h1>
      <Broken />
      {false}
      <p>after</p>
    </Sections>,
  );
  expect(container.innerHTML).toBe('<h1>title</h1><p>after</p>');
});

test('a section with a fallback is replaced by it', () => {
  const { container } = render(
    <ErrorBoundary fallback={<p>call us</p>}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(container.innerHTML).toBe('<p>call us</p>');
});

test('sections that can be rendered get no extra elements', () => {
  const { container } = render(
    <Sections>
      <p>a</p>
      <p>b</p>
    </Sections>,
  );
  expect(container.innerHTML).toBe('<p>a</p><p>b</p>');
});

test('a page that cannot be rendered is replaced until the visitor goes to another address', () => {
  const page = (address: string, broken: boolean) => (
    <ErrorBoundary resetKey={address} fallback={<p>error page</p>}>
      {broken ? <Broken /> : <p>content</p>}
    </ErrorBoundary>
  );
  const { rerender } = render(page('/a', true));
  expect(screen.getByText('error page')).toBeTruthy();
  rerender(page('/a', false));
  expect(screen.getByText('error page')).toBeTruthy();
  rerender(page('/b', false));
  expect(screen.getByText('content')).toBeTruthy();
  rerender(page('/b', true));
  expect(screen.getByText('error page')).toBeTruthy();
});

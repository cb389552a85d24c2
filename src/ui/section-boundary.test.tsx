import { render } from '@testing-library/react';
import { SectionBoundary, Sections } from './section-boundary';

function Broken(): never {
  throw new Error('broken on purpose');
}

// React says at length what it caught.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a section that cannot be drawn is left out, and the others stay @10.5', () => {
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

test('what would be missed has something in its place', () => {
  const { container } = render(
    <SectionBoundary fallback={<p>call us</p>}>
      <Broken />
    </SectionBoundary>,
  );
  expect(container.innerHTML).toBe('<p>call us</p>');
});

test('nothing is added to a page that can be drawn', () => {
  const { container } = render(
    <Sections>
      <p>a</p>
      <p>b</p>
    </Sections>,
  );
  expect(container.innerHTML).toBe('<p>a</p><p>b</p>');
});

import { act, render, waitFor } from '@testing-library/react';
import { beginPage, endPage, isLeavingPage } from '../browser/first-screen';
import { Sections } from './error-boundary';

const heights = { part: 0 };

/** The page as a visitor sees it who goes to it: as the first frame has it. */
function goTo(address: string, part: number, parts = 5) {
  history.pushState(null, '', address);
  heights.part = part;
  beginPage();
  const { container } = render(
    <main id="main">
      <Sections>
        {Array.from({ length: parts }, (_, index) => (
          <p key={index} id={`part-${index}`} />
        ))}
      </Sections>
    </main>,
  );
  endPage();
  return () => container.querySelectorAll('p').length;
}

beforeAll(() => {
  // jsdom lays nothing out: each part is as high as the test says.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    get: function (this: HTMLElement) {
      return this.querySelectorAll('p').length * heights.part;
    },
  });
  Object.assign(window, { innerWidth: 360, innerHeight: 800, matchMedia: () => new EventTarget() });
});

test('a page begins with its first screen, and the rest follows once that is painted', async () => {
  const shown = goTo('/first', 600);
  expect(shown()).toBe(2);
  await waitFor(() => expect(shown()).toBe(5));
});

test('a screen that has room for more parts gets them at once', () => {
  const shown = goTo('/low-parts', 250);
  expect(shown()).toBe(4);
});

test('a part that the address names, and those before it, are there at once', () =>
  expect(goTo('/named#part-4', 600)()).toBe(5));

test('a page that a visitor returns to is rendered whole: its height leads back to its position', async () => {
  history.replaceState({ scrollId: 'known' }, '');
  heights.part = 600;
  beginPage();
  expect(isLeavingPage()).toBe(true);
  const { container } = render(
    <Sections>
      <p />
      <p />
      <p />
    </Sections>,
  );
  endPage();
  await waitFor(() => expect(isLeavingPage()).toBe(false));
  expect(container.querySelectorAll('p')).toHaveLength(3);
});

test('all of it is printed, and a link to a part finds it', () => {
  const printed = goTo('/printed', 600);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(printed()).toBe(5);

  const linked = goTo('/linked', 600);
  const link = document.createElement('a');
  link.href = '/linked#part-4';
  document.body.append(link);
  act(() => link.click());
  expect(linked()).toBe(5);
});

/** @jest-environment jsdom */
import { painted } from './painted';
import { showSkipped, skipBelowScreen } from './skip-below-screen';

/** jsdom lays nothing out: elements say where they are. */
beforeAll(() => {
  Object.assign(window, { innerHeight: 800 });
  Element.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const [top = 0, bottom = 0] = (this.dataset['at'] ?? '0 4000').split(' ').map(Number);
    return { top, bottom } as DOMRect;
  };
});

beforeEach(() => {
  document.body.innerHTML = `
    <main id="main">
      <section id="first" data-at="0 500"></section>
      <section id="cut" data-at="500 1500"><p id="seen" data-at="600 900"></p><p id="unseen" data-at="900 1500"></p></section>
      <section id="below" data-at="1500 3000" style="color: red"><dialog id="inside" data-at="1600 1700"></dialog></section>
    </main>
    <footer id="footer" data-at="3000 4000"></footer>`;
});

const skipped = () =>
  [...document.querySelectorAll<HTMLElement>('[id]')]
    .filter(({ style }) => style.getPropertyValue('content-visibility') === 'hidden')
    .map(({ id }) => id);

test('during a change the parts below the screen are left out, and are back once it is seen', async () => {
  let during: string[] = [];
  skipBelowScreen(() => (during = skipped()));
  expect(during).toEqual(['unseen', 'below', 'footer']);
  await painted();
  await painted();
  await painted();
  expect(skipped()).toEqual([]);
  expect(document.getElementById('below')?.getAttribute('style')).toBe('color: red;');
});

test('what the change is about is shown, wherever it is', () => {
  const inside = document.getElementById('inside');
  let during: string[] = [];
  skipBelowScreen(() => {
    if (inside) showSkipped(inside);
    during = skipped();
  });
  expect(during).toEqual(['unseen', 'footer']);
});

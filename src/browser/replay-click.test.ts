/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { replayClickScript, replayClick } from './replay-click';

const pressed: string[] = [];
const button = (name: string) => {
  const found = document.querySelector<HTMLButtonElement>(`[name=${name}]`);
  if (!found) throw new Error(`No button ${name}`);
  return found;
};

beforeAll(() => {
  runInNewContext(replayClickScript, { addEventListener: addEventListener.bind(window), document, window });
});

beforeEach(() => {
  delete document.documentElement.dataset['hydrated'];
  pressed.length = 0;
  document.body.innerHTML =
    '<button type="button" name="filter"><span>Filter</span></button><form action="/en"><button name="switch">EN</button></form>';
});

function wakeUp() {
  for (const name of ['filter', 'switch']) {
    button(name).addEventListener('click', (event) => {
      event.preventDefault();
      pressed.push(name);
    });
  }
  document.documentElement.dataset['hydrated'] = '';
  replayClick();
}

test('a press before the page answers is repeated once it does', () => {
  button('filter').querySelector('span')?.click();
  wakeUp();
  expect(pressed).toEqual(['filter']);
});

test('what works by itself is not pressed twice, nor what is pressed later', () => {
  button('switch').form?.addEventListener('submit', (event) => event.preventDefault());
  button('switch').click();
  wakeUp();
  expect(pressed).toEqual([]);
  button('filter').click();
  replayClick();
  expect(pressed).toEqual(['filter']);
});

test('a button that is gone is not pressed', () => {
  const gone = button('filter');
  gone.click();
  gone.remove();
  gone.addEventListener('click', () => pressed.push('gone'));
  replayClick();
  expect(pressed).toEqual([]);
});

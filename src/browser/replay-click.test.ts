/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { replayClickScript, replayClick } from './replay-click';

const clicked: string[] = [];
const button = (name: string) => {
  const found = document.querySelector<HTMLButtonElement>(`[name=${name}]`);
  if (!found) throw new Error(`No button ${name}`);
  return found;
};

beforeAll(() => {
  runInNewContext(replayClickScript, { addEventListener: addEventListener.bind(window), document, window });
});

beforeEach(() => {
  delete document.documentElement.dataset['hydrating'];
  clicked.length = 0;
  document.body.innerHTML =
    '<button type="button" name="filter"><span>Filter</span></button><form action="/en"><button name="switch">EN</button></form>';
});

function hydrate() {
  for (const name of ['filter', 'switch']) {
    button(name).addEventListener('click', (event) => {
      event.preventDefault();
      clicked.push(name);
    });
  }
  document.documentElement.dataset['hydrating'] = '';
  replayClick();
}

test('a click before hydration is replayed after it', () => {
  button('filter').querySelector('span')?.click();
  hydrate();
  expect(clicked).toEqual(['filter']);
});

test('a submit button is not clicked twice, nor is a button clicked after hydration', () => {
  button('switch').form?.addEventListener('submit', (event) => event.preventDefault());
  button('switch').click();
  hydrate();
  expect(clicked).toEqual([]);
  button('filter').click();
  replayClick();
  expect(clicked).toEqual(['filter']);
});

test('a removed button is not clicked', () => {
  const removed = button('filter');
  removed.click();
  removed.remove();
  removed.addEventListener('click', () => clicked.push('removed'));
  replayClick();
  expect(clicked).toEqual([]);
});

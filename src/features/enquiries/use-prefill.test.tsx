import { renderHook } from '@testing-library/react';
import { usePrefill, type Prefill } from './use-prefill';

function setup(typed: Record<string, string>, first: Prefill) {
  const form = document.createElement('form');
  form.innerHTML =
    '<select name="rooms"><option value=""><option value="3"><option value="4"></select><textarea name="note"></textarea>';
  document.body.replaceChildren(form);
  const control = (name: string) => form.elements.namedItem(name) as HTMLTextAreaElement;
  for (const [name, value] of Object.entries(typed)) control(name).value = value;
  const tell = jest.fn();
  const view = renderHook(({ prefill }) => usePrefill({ current: form }, prefill, tell), {
    initialProps: { prefill: first },
  });
  return {
    tell,
    control,
    values: () => [control('rooms').value, control('note').value],
    give: (prefill: Prefill) => view.rerender({ prefill }),
  };
}

test('what is suggested fills in what is empty, follows the choice, and goes with it', () => {
  const form = setup({}, { suggested: { rooms: '4', note: 'up to 900,000' } });
  expect(form.values()).toEqual(['4', 'up to 900,000']);
  form.give({ suggested: { rooms: '3', note: 'up to 950,000' } });
  expect(form.values()).toEqual(['3', 'up to 950,000']);
  form.give({});
  expect(form.values()).toEqual(['', '']);
});

test('what the visitor has written stays', () => {
  const form = setup({ note: 'near the school' }, { suggested: { rooms: '4', note: 'up to 900,000' } });
  expect(form.values()).toEqual(['4', 'near the school']);
  form.control('rooms').value = '3';
  form.give({ suggested: { rooms: '', note: 'up to 950,000' } });
  expect(form.values()).toEqual(['3', 'near the school']);
});

test('what was just chosen takes the place of an older answer', () => {
  const form = setup({ rooms: '3' }, { chosen: { rooms: '4' } });
  expect(form.values()).toEqual(['4', '']);
  form.control('rooms').value = '3';
  form.give({ chosen: { rooms: '4' }, suggested: { note: 'up to 900,000' } });
  expect(form.control('note').value).toBe('up to 900,000');
});

test('a home of the same number of rooms as were looked for keeps them', () => {
  const form = setup({}, { suggested: { rooms: '4' } });
  form.give({ chosen: { rooms: '4' }, suggested: {} });
  expect(form.values()).toEqual(['4', '']);
});

test('what a select does not offer is told, so that it becomes an option of its own', () => {
  const form = setup({}, { chosen: { rooms: '5' } });
  expect(form.tell).toHaveBeenCalledWith({ any: true, unoffered: { rooms: '5' } });
});

test('nothing known changes nothing', () => {
  expect(setup({ rooms: '3' }, {}).tell).not.toHaveBeenCalled();
});

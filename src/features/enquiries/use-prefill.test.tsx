import { renderHook } from '@testing-library/react';
import { usePrefill, type Prefill } from './use-prefill';

function setup(typed: Record<string, string>, first: Prefill) {
  const form = document.createElement('form');
  form.innerHTML =
    '<select name="rooms"><option value=""><option value="3"><option value="4"></select><textarea name="note"></textarea>';
  document.body.replaceChildren(form);
  const control = (name: string) => form.elements.namedItem(name) as HTMLTextAreaElement;
  for (const [name, value] of Object.entries(typed)) control(name).value = value;
  const onFill = jest.fn();
  const view = renderHook(({ prefill }) => usePrefill({ current: form }, prefill, onFill), {
    initialProps: { prefill: first },
  });
  return {
    onFill,
    control,
    values: () => [control('rooms').value, control('note').value],
    give: (prefill: Prefill) => view.rerender({ prefill }),
  };
}

test('suggestions fill in empty fields, change with the choice, and are removed with it', () => {
  const form = setup({}, { suggested: { rooms: '4', note: 'up to 900,000' } });
  expect(form.values()).toEqual(['4', 'up to 900,000']);
  form.give({ suggested: { rooms: '3', note: 'up to 950,000' } });
  expect(form.values()).toEqual(['3', 'up to 950,000']);
  form.give({});
  expect(form.values()).toEqual(['', '']);
});

test('what the visitor has typed stays', () => {
  const form = setup({ note: 'near the school' }, { suggested: { rooms: '4', note: 'up to 900,000' } });
  expect(form.values()).toEqual(['4', 'near the school']);
  form.control('rooms').value = '3';
  form.give({ suggested: { rooms: '', note: 'up to 950,000' } });
  expect(form.values()).toEqual(['3', 'near the school']);
});

test('what the page knows replaces an older value', () => {
  const form = setup({ rooms: '3' }, { known: { rooms: '4' } });
  expect(form.values()).toEqual(['4', '']);
  form.control('rooms').value = '3';
  form.give({ known: { rooms: '4' }, suggested: { note: 'up to 900,000' } });
  expect(form.control('note').value).toBe('up to 900,000');
});

test('choosing a unit with the suggested number of rooms keeps them', () => {
  const form = setup({}, { suggested: { rooms: '4' } });
  form.give({ known: { rooms: '4' }, suggested: {} });
  expect(form.values()).toEqual(['4', '']);
});

test('a value that a select does not offer is reported, so that it becomes an option', () => {
  const form = setup({}, { known: { rooms: '5' } });
  expect(form.onFill).toHaveBeenCalledWith({ changed: true, unoffered: { rooms: '5' } });
});

test('an empty prefill changes nothing', () => {
  expect(setup({ rooms: '3' }, {}).onFill).not.toHaveBeenCalled();
});

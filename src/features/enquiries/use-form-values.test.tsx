import { act, renderHook } from '@testing-library/react';
import { writeDraft } from './draft';
import { isWaitingOrDelivered } from './outbox/lazy-outbox';
import { isSamePerson } from './person';
import { useFormValues } from './use-form-values';

// Its answer comes when the test says so: after somebody has typed.
jest.mock('./outbox/lazy-outbox', () => ({ isWaitingOrDelivered: jest.fn() }));

const names = ['full_name', 'mobile', 'note'];
const refused = { full_name: 'نورة', mobile: '0551234567', note: 'near the park' };

/** The form of a page whose words were sent when it was last open, and did not arrive; the outbox answers later. */
function setup() {
  writeDraft('interest', '/intrest', refused, { sentAs: 'refused-id' });
  let answer = (_isSent: boolean) => {};
  jest.mocked(isWaitingOrDelivered).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const element = document.createElement('form');
  element.innerHTML = names.map((name) => `<input name="${name}">`).join('');
  const form = { current: element };
  const view = renderHook(() => useFormValues(form, 'interest', '/intrest', names));
  const fields = () => [...element.querySelectorAll('input')];
  return {
    view,
    type: (typed: Record<string, string>) =>
      act(() => {
        for (const field of fields()) field.value = typed[field.name] ?? field.value;
        view.result.current.handleInput();
      }),
    answer: (isSent: boolean) => act(async () => Promise.resolve(answer(isSent))),
    shown: () => Object.fromEntries(fields().map(({ name, value }) => [name, value])),
  };
}

test('what did not arrive is filled in again, around what was typed meanwhile', async () => {
  const form = setup();
  form.type({ note: 'near the school' });
  await form.answer(false);
  expect(form.shown()).toEqual({ ...refused, note: 'near the school' });
});

test('somebody else who types meanwhile gets none of it, and corrects nothing', async () => {
  const form = setup();
  const somebodyElse = { full_name: 'سعد', mobile: '0509876543', note: '' };
  form.type(somebodyElse);
  await form.answer(false);
  expect(form.shown()).toEqual(somebodyElse);
  const before = form.view.result.current.sentBefore.current;
  expect(before).toEqual({ id: 'refused-id', values: refused });
  expect(isSamePerson(before?.values ?? {}, form.shown())).toBe(false);
});

test('the mobile number of one person is not put beside the name of another', async () => {
  const form = setup();
  form.type({ full_name: 'سعد' });
  await form.answer(false);
  expect(form.shown()).toEqual({ full_name: 'سعد', mobile: '', note: '' });
});

test('what has arrived is not filled in again', async () => {
  const form = setup();
  await form.answer(true);
  expect(form.shown()).toEqual({ full_name: '', mobile: '', note: '' });
});

import { act, renderHook } from '@testing-library/react';
import { cancelPending, dismissPending, pendingAction, retryNow } from '../../browser/pending-action';
import type { FormValues } from './forms';
import type { LoadedController } from './use-form-controller';
import { useKeptPress } from './use-kept-press';

const controller = {} as LoadedController;
const values = { mobile: '0551234567' };

let isConnected = false;

beforeEach(() => {
  isConnected = false;
  // The browser's own `fetch`, which jsdom lacks.
  Object.assign(globalThis, {
    fetch: () => (isConnected ? Promise.resolve({}) : Promise.reject(new TypeError('no network'))),
  });
});
afterEach(cancelPending);

/** A form with a press that waits for code, which loads with a connection. */
function setup(before?: FormValues) {
  const pressed: { current: FormValues | undefined } = { current: before };
  const dropPress = jest.fn(() => (pressed.current = undefined));
  const send = jest.fn();
  const onFailure = jest.fn();
  const load = () => (isConnected ? Promise.resolve(controller) : Promise.reject(new Error('no network')));
  const view = renderHook(
    (loaded: LoadedController | undefined) =>
      useKeptPress(
        { pressed, dropPress: dropPress as () => void },
        { controller: loaded, load },
        send,
        onFailure,
      ),
    { initialProps: undefined },
  );
  const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));
  return {
    ...{ view, pressed, dropPress, send, onFailure, settle },
    press: () => {
      pressed.current = values;
      view.result.current.retry();
      return settle();
    },
    arrive: () => view.rerender(controller as never),
  };
}

test('a press waits for the connection, and is carried out once when its code is there', async () => {
  const form = setup();
  await form.press();
  expect(pendingAction.get()).toBeDefined();
  isConnected = true;
  retryNow();
  await form.settle();
  expect(pendingAction.get()).toBeUndefined();
  form.arrive();
  form.view.rerender(controller as never);
  expect(form.send).toHaveBeenCalledTimes(1);
  expect(form.pressed.current).toBeUndefined();
});

test('code that comes with a touch ends the wait', async () => {
  const form = setup();
  await form.press();
  form.arrive();
  expect(pendingAction.get()).toBeUndefined();
  expect(form.send).toHaveBeenCalledTimes(1);
});

test('who gives up has nothing sent', async () => {
  const form = setup();
  await form.press();
  dismissPending();
  expect(form.dropPress).toHaveBeenCalledTimes(1);
  form.arrive();
  expect(form.send).not.toHaveBeenCalled();
});

test('who types on is waited for no more', async () => {
  const form = setup();
  await form.press();
  form.view.result.current.stopIfDropped();
  expect(pendingAction.get()).toBeDefined();
  form.pressed.current = undefined;
  form.view.result.current.stopIfDropped();
  expect(pendingAction.get()).toBeUndefined();
});

test('a page that is left waits no more', async () => {
  const form = setup();
  await form.press();
  form.view.unmount();
  expect(pendingAction.get()).toBeUndefined();
});

test('the press of an earlier visit is told where its code does not load again', async () => {
  const form = setup(values);
  await form.settle();
  expect(form.onFailure).toHaveBeenCalledTimes(1);
  expect(form.pressed.current).toEqual(values);
});

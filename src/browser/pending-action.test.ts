/** @jest-environment jsdom */
import {
  cancelPending,
  dismissPending,
  pendingAction,
  retryDelays,
  retryNow,
  waitForConnection,
} from './pending-action';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cancelPending();
  jest.useRealTimers();
});

/** An action that succeeds once there is a connection. */
function setup() {
  let online = false;
  const done = jest.fn();
  const tried = jest.fn();
  const action = async () => {
    tried();
    if (online) done();
    return online;
  };
  return { action, done, tried, connect: () => (online = true) };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

test('it is tried again with growing delays, and runs once', async () => {
  const { action, done, tried, connect } = setup();
  waitForConnection(action);
  for (const [index, delay] of retryDelays.entries()) {
    await jest.advanceTimersByTimeAsync(delay * 1000 - 1);
    expect(tried).toHaveBeenCalledTimes(index);
    await jest.advanceTimersByTimeAsync(1);
    expect(pendingAction.get()).toEqual({ attempts: index + 1 });
  }
  connect();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(done).toHaveBeenCalledTimes(1);
  expect(pendingAction.get()).toBeUndefined();
});

test('it runs at once when the browser is online again, or when the visitor retries', async () => {
  const first = setup();
  waitForConnection(first.action);
  first.connect();
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(first.done).toHaveBeenCalledTimes(1);

  const second = setup();
  waitForConnection(second.action);
  second.connect();
  retryNow();
  await settled();
  expect(second.done).toHaveBeenCalledTimes(1);
});

test('a newer action replaces it', async () => {
  const [first, second] = [setup(), setup()];
  const cancelFirst = waitForConnection(first.action);
  waitForConnection(second.action);
  cancelFirst();
  first.connect();
  second.connect();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(first.done).not.toHaveBeenCalled();
  expect(second.done).toHaveBeenCalledTimes(1);
});

test('a dismissed action is not tried again, and its owner is notified', async () => {
  const { action, tried } = setup();
  const onDismissed = jest.fn();
  waitForConnection(action, onDismissed);
  dismissPending();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onDismissed).toHaveBeenCalledTimes(1);
  expect(tried).not.toHaveBeenCalled();
  expect(pendingAction.get()).toBeUndefined();
});

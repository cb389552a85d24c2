/** @jest-environment jsdom */
import { decline, giveUp, pauses, tryNow, pendingAction, waitForConnection } from './pending-action';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  giveUp();
  jest.useRealTimers();
});

/** Something that opens once the connection is back. */
function setup() {
  let online = false;
  const opened = jest.fn();
  const tried = jest.fn();
  const open = async () => {
    tried();
    if (online) opened();
    return online;
  };
  return { open, opened, tried, connect: () => (online = true) };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

test('it is tried again and again, ever more seldom, and opens once', async () => {
  const { open, opened, tried, connect } = setup();
  waitForConnection(open);
  for (const [index, pause] of pauses.entries()) {
    await jest.advanceTimersByTimeAsync(pause * 1000 - 1);
    expect(tried).toHaveBeenCalledTimes(index);
    await jest.advanceTimersByTimeAsync(1);
    expect(pendingAction.get()).toEqual({ tries: index + 1 });
  }
  connect();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(pendingAction.get()).toBeUndefined();
});

test('it opens at once when the browser is online again, or the visitor wants it now', async () => {
  const first = setup();
  waitForConnection(first.open);
  first.connect();
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(first.opened).toHaveBeenCalledTimes(1);

  const second = setup();
  waitForConnection(second.open);
  second.connect();
  tryNow();
  await settled();
  expect(second.opened).toHaveBeenCalledTimes(1);
});

test('a newer wish replaces it', async () => {
  const [first, second] = [setup(), setup()];
  const withdrawFirst = waitForConnection(first.open);
  waitForConnection(second.open);
  withdrawFirst();
  first.connect();
  second.connect();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(first.opened).not.toHaveBeenCalled();
  expect(second.opened).toHaveBeenCalledTimes(1);
});

test('who declines is asked no more, and what was to open hears of it', async () => {
  const { open, tried } = setup();
  const onDeclined = jest.fn();
  waitForConnection(open, onDeclined);
  decline();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onDeclined).toHaveBeenCalledTimes(1);
  expect(tried).not.toHaveBeenCalled();
  expect(pendingAction.get()).toBeUndefined();
});

import { openTabChannel } from './tab-channel';

/** A channel to whose listener and messages the tests have access. */
class FakeChannel extends EventTarget {
  static sent = 0;
  static open: FakeChannel[] = [];
  constructor(readonly name: string) {
    super();
    FakeChannel.open.push(this);
  }
  postMessage() {
    FakeChannel.sent += 1;
  }
}

const setChannel = (value: unknown) =>
  Object.defineProperty(globalThis, 'BroadcastChannel', { value, configurable: true, writable: true });

const heard = jest.fn();

test('tabs notify each other', () => {
  setChannel(FakeChannel);
  openTabChannel('enquiries', heard).notify();
  expect(FakeChannel.sent).toBe(1);
  FakeChannel.open[0]?.dispatchEvent(new Event('message'));
  expect(heard).toHaveBeenCalledTimes(1);
});

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test.each([
  ['has no channels', undefined],
  ['refuses to open one', refuse],
  [
    'refuses to send',
    class extends FakeChannel {
      override postMessage() {
        refuse();
      }
    },
  ],
])('nothing fails in a browser that %s @7.40', (_name, value) => {
  setChannel(value);
  expect(() => openTabChannel('enquiries', heard).notify()).not.toThrow();
});

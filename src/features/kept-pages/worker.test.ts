/** @jest-environment jsdom */
import { writeSharedDevice } from '../../browser/shared-device';
import { startWorker } from './worker';

const register = jest.fn();

beforeEach(() => {
  register.mockClear();
  const ready = Promise.resolve({ active: {} });
  Object.assign(navigator, { serviceWorker: { register, ready, getRegistration: () => Promise.resolve() } });
  writeSharedDevice(false);
});

test('a worker is started, but not on a shared device', async () => {
  expect(await startWorker()).toBe(true);
  writeSharedDevice(true);
  expect(await startWorker()).toBe(false);
  expect(await startWorker({ isAsked: true })).toBe(false);
  expect(register).toHaveBeenCalledTimes(1);
});

test('where the browser refuses one, there is none', async () => {
  register.mockRejectedValueOnce(new DOMException('Denied', 'SecurityError'));
  expect(await startWorker()).toBe(false);
});

/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { watchPointer, afterPointerUp } from './after-pointer-up';

test('work waits until the pointer is up', async () => {
  const stop = watchPointer();
  const work = jest.fn();
  window.dispatchEvent(new Event('pointerdown'));
  afterPointerUp(work);
  window.dispatchEvent(new Event('pointerup'));
  // The click would come here.
  expect(work).not.toHaveBeenCalled();
  await waitFor(() => expect(work).toHaveBeenCalledTimes(1));

  afterPointerUp(work);
  expect(work).toHaveBeenCalledTimes(2);
  stop();
});

import { waitFor } from '@testing-library/react';
import { watchPresses, afterPointerUp } from './press';

test('what a press makes a form say waits until the press is over', async () => {
  const stop = watchPresses();
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

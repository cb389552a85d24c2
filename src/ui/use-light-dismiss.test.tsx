import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useLightDismiss } from './use-light-dismiss';

const dismiss = jest.fn();

function Window() {
  const ref = useRef<HTMLDivElement>(null);
  useLightDismiss(ref, dismiss);
  return (
    <main tabIndex={-1}>
      <div ref={ref}>
        <a href="/inside">inside</a>
      </div>
      <a href="/outside">outside</a>
    </main>
  );
}

beforeEach(() => {
  dismiss.mockClear();
  render(<Window />);
});

test('a press or the focus elsewhere closes it, inside does not', () => {
  fireEvent.pointerDown(screen.getByText('inside'));
  fireEvent.pointerUp(screen.getByText('inside'));
  fireEvent.focusIn(screen.getByText('inside'));
  expect(dismiss).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByText('outside'));
  fireEvent.focusIn(screen.getByText('outside'));
  expect(dismiss.mock.calls).toEqual([[false], [false]]);
});

test('Escape closes it everywhere, and returns the focus from inside', () => {
  fireEvent.keyDown(screen.getByText('inside'), { key: 'Escape' });
  fireEvent.keyDown(screen.getByText('outside'), { key: 'Escape' });
  fireEvent.keyDown(screen.getByText('inside'), { key: 'a' });
  expect(dismiss.mock.calls).toEqual([[true], [false]]);
});

test('a press on a link inside, for which Safari focuses what is around, closes nothing', () => {
  const link = screen.getByText('inside');
  fireEvent.pointerDown(link);
  fireEvent.focusOut(link, { relatedTarget: null });
  fireEvent.focusIn(screen.getByRole('main'));
  fireEvent.pointerUp(link);
  expect(dismiss).not.toHaveBeenCalled();
  fireEvent.focusIn(screen.getByText('outside'));
  expect(dismiss).toHaveBeenCalledTimes(1);
});

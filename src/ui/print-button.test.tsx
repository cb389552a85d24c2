import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrintButton } from './print-button';

const { print } = window;

afterEach(() => {
  window.print = print;
});

test('a press prints the page', async () => {
  window.print = jest.fn();
  render(<PrintButton label="Print" />);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalledTimes(1);
});

test('where the browser cannot print there is no button @9.18', () => {
  Reflect.deleteProperty(window, 'print');
  render(<PrintButton label="Print" />);
  expect(screen.queryByRole('button')).toBeNull();
});

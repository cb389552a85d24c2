import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { act, useRef } from 'react';
import { writeDraft } from './draft';
import { useFormController } from './use-form-controller';

// jsdom has no layout: each form is in view at once.
class AllInView {
  constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.callback([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: AllInView });
  localStorage.clear();
});

function Form({ focused = false }) {
  const form = useRef<HTMLFormElement>(null);
  const { controller, isNear } = useFormController('contact', form);
  return (
    <form ref={form} aria-label={controller ? 'loaded' : 'waiting'} data-near={isNear}>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- a field that has the focus before the page is hydrated */}
      <input aria-label="mobile" name="mobile" autoFocus={focused} {...controller?.register('mobile')} />
    </form>
  );
}

/** Waits until code that was asked for would have been there: it is loaded by the same means. */
const settle = () => act(() => import('./form-runtime').then(() => undefined));

test('a form that is on the screen waits for a touch', async () => {
  render(<Form />);
  await settle();
  expect(screen.getByRole('form')).toHaveAccessibleName('waiting');
  expect(screen.getByRole('form')).toHaveAttribute('data-near', 'true');
});

test.each(['pointerEnter', 'focusIn', 'change'] as const)('its code comes with %s', async (touch) => {
  render(<Form />);
  const field = screen.getByLabelText('mobile');
  const target = touch === 'pointerEnter' ? screen.getByRole('form') : field;
  fireEvent[touch](target, touch === 'change' ? { target: { value: '055' } } : {});
  expect(await screen.findByRole('form', { name: 'loaded' })).toBeInTheDocument();
  expect(screen.getByLabelText('mobile')).toBe(field);
});

test('a field that had the focus before the page was hydrated is a touch', async () => {
  render(<Form focused />);
  expect(await screen.findByRole('form', { name: 'loaded' })).toBeInTheDocument();
});

test('what the device has stored of enquiries is a touch', async () => {
  writeDraft('contact', '/projects/contact', { mobile: '055' });
  render(<Form />);
  expect(await screen.findByRole('form', { name: 'loaded' })).toBeInTheDocument();
});

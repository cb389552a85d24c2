import { act, renderHook } from '@testing-library/react';
import { createCodec, oneOf, pageNumber } from '../lib/query-codec';
import { useFilterDraft } from './use-filter-draft';

interface Filters {
  status?: string;
  page?: number;
}

const codec = createCodec<Filters>({ status: oneOf(['sold', 'available']), page: pageNumber });
const load = () => new Promise<never>(() => undefined);
const onApply = jest.fn();

const render = (initial: { open: boolean; filters: Filters }) =>
  renderHook(
    (props: { open: boolean; filters: Filters }) =>
      useFilterDraft<Filters, unknown>(
        {
          ...props,
          onClose: () => undefined,
          onApply,
          knownRows: () => [],
          prerenderedResults: () => Promise.resolve(undefined),
        },
        codec,
        load,
      ),
    { initialProps: initial },
  );

test('a choice stays while the list behind the dialog is rendered again', () => {
  const { result, rerender } = render({ open: true, filters: {} });
  act(() => result.current.change({ status: 'sold' }));
  rerender({ open: true, filters: {} }); // as with the answer of the API
  expect(result.current.draft).toEqual({ status: 'sold' });
  act(() => result.current.dialog.onApply());
  expect(onApply).toHaveBeenCalledWith({ status: 'sold' });
});

test('each opening begins with the filters of the list', () => {
  const { result, rerender } = render({ open: true, filters: {} });
  act(() => result.current.change({ status: 'sold' }));
  rerender({ open: false, filters: {} });
  rerender({ open: true, filters: { status: 'available' } });
  expect(result.current.draft).toEqual({ status: 'available' });
});

test('two changes at once are both kept', () => {
  const { result } = render({ open: true, filters: {} });
  act(() => {
    result.current.change({ status: 'sold' });
    result.current.change({ page: 2 });
  });
  expect(result.current.draft).toEqual({ status: 'sold', page: 2 });
});

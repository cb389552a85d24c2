import { renderHook } from '@testing-library/react';
import type { Building, UnitRow } from '../unit';
import { findUnit, useUnitSheet } from './use-unit-sheet';

const unit = (id: string) => ({ id }) as UnitRow;
const building = {
  id: 'a',
  name: { ar: 'أ', en: 'A' },
  units: [unit('101'), unit('102')],
} satisfies Building;
const first = findUnit([building], '101');

type Props = Parameters<typeof useUnitSheet>;
const render = (...props: Props) =>
  renderHook(({ props }: { props: Props }) => useUnitSheet(...props), { initialProps: { props } });

test('the sheet shows the unit that the address names', () => {
  expect(render(first, '101').result.current).toMatchObject({ unit: { id: '101' }, isRemoved: false });
  expect(render(undefined, undefined).result.current).toBeUndefined();
});

test('a unit that is removed while its sheet is open stays in it, as removed', () => {
  const view = render(first, '101');
  view.rerender({ props: [undefined, '101'] });
  expect(view.result.current).toMatchObject({ unit: { id: '101' }, isRemoved: true });
});

test('a closed sheet stays closed, and another unit opens its own', () => {
  const view = render(first, '101');
  view.rerender({ props: [undefined, undefined] });
  expect(view.result.current).toBeUndefined();
  view.rerender({ props: [undefined, '101'] });
  expect(view.result.current).toBeUndefined();
  view.rerender({ props: [findUnit([building], '102'), '102'] });
  expect(view.result.current).toMatchObject({ unit: { id: '102' }, isRemoved: false });
});

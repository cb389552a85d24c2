import { renderHook } from '@testing-library/react';
import type { Building, UnitRow } from '../unit';
import { homeIn, useSheet } from './use-sheet';

const unit = (id: string) => ({ id }) as UnitRow;
const building = {
  id: 'a',
  name: { ar: 'أ', en: 'A' },
  units: [unit('101'), unit('102')],
} satisfies Building;
const first = homeIn([building], '101');

type Props = Parameters<typeof useSheet>;
const render = (...props: Props) =>
  renderHook(({ props }: { props: Props }) => useSheet(...props), { initialProps: { props } });

test('the sheet is about the home that the address names', () => {
  expect(render(first, '101').result.current).toMatchObject({ unit: { id: '101' }, isGone: false });
  expect(render(undefined, undefined).result.current).toBeUndefined();
});

test('a home that goes while its sheet is open stays in it, as gone', () => {
  const view = render(first, '101');
  view.rerender({ props: [undefined, '101'] });
  expect(view.result.current).toMatchObject({ unit: { id: '101' }, isGone: true });
});

test('a sheet that is closed stays closed, and another home has its own', () => {
  const view = render(first, '101');
  view.rerender({ props: [undefined, undefined] });
  expect(view.result.current).toBeUndefined();
  view.rerender({ props: [undefined, '101'] });
  expect(view.result.current).toBeUndefined();
  view.rerender({ props: [homeIn([building], '102'), '102'] });
  expect(view.result.current).toMatchObject({ unit: { id: '102' }, isGone: false });
});

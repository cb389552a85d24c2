/** One flat in the grid: what is not sold leads to its sheet. */
import { memo } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../../ui';
import type { UnitRow } from '../unit';
import { hrefOfUnit } from '../unit-address';
import { cell, type CellLook, type CellProps } from './grid.styles';

interface UnitCellProps {
  unit: UnitRow;
  /** The state in words. */
  state: string;
  /** It is not what the visitor looks for. */
  dim: boolean;
  current: boolean;
  /** The one that the Tab key comes to. */
  entry: boolean;
}

const lookOf = (state: string): CellLook => (state === 'available' || state === 'reserved' ? state : 'sold');

/** Thousands may be on a page: one is drawn again only when something of it has changed. */
export const UnitCell = memo(function UnitCell({ unit, state, dim, current, entry }: UnitCellProps) {
  const look = lookOf(unit.state);
  const words = (
    <>
      <bdi>{unit.flat_number}</bdi>
      <VisuallyHidden> {state}</VisuallyHidden>
    </>
  );
  return (
    <div role="gridcell">
      {look === 'sold' ? (
        <SoldCell $look={look} $dim={dim} $current={current}>
          {words}
        </SoldCell>
      ) : (
        <CellLink
          href={hrefOfUnit(unit.id)}
          data-unit={unit.id}
          tabIndex={entry ? 0 : -1}
          aria-current={current ? 'true' : undefined}
          $look={look}
          $dim={dim}
          $current={current}
        >
          {words}
        </CellLink>
      )}
    </div>
  );
});

const CellLink = styled.a<CellProps>`
  ${cell}
`;

const SoldCell = styled.span<CellProps>`
  ${cell}
`;

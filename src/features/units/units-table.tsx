import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Num } from '../../ui';
import type { UnitRow } from './unit';
import { useUnitTexts } from './use-unit-texts';

interface UnitsTableProps {
  /** Name of the table. */
  caption: string;
  units: readonly UnitRow[];
  /** How many units there are, when only some of them are shown. */
  total?: number;
  /** Link of a unit's number. */
  hrefOf?: (id: string) => string;
}

const columns = [
  'flat',
  'floor',
  'rooms',
  'bathrooms',
  'totalArea',
  'outsideArea',
  'price',
  'state',
] as const;

export default function UnitsTable({ caption, units, total = units.length, hrefOf }: UnitsTableProps) {
  const { t } = useTranslation('units');
  const texts = useUnitTexts();
  return (
    <Scroller tabIndex={0} role="region" aria-label={caption}>
      <table aria-rowcount={total + 1}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.id} data-state={unit.state}>
              <th scope="row">
                {hrefOf ? (
                  <a href={hrefOf(unit.id)} data-unit={unit.id}>
                    <Num>{unit.flat_number}</Num>
                  </a>
                ) : (
                  <Num>{unit.flat_number}</Num>
                )}
              </th>
              <td>{texts.floor(unit.floor)}</td>
              <td>{unit.rooms}</td>
              <td>{unit.bathrooms}</td>
              <td>{texts.area(unit.total_area)}</td>
              <td>{unit.outside_area ? texts.area(unit.outside_area) : '—'}</td>
              <td>{texts.priceOf(unit)}</td>
              <td>{texts.state(unit.state)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

const Scroller = styled.div`
  max-inline-size: 100%;
  overflow-x: auto;
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: var(--s2) var(--s3);
    border-block-end: 1px solid var(--line);
    text-align: start;
    white-space: nowrap;
    font-weight: 400;
  }
  thead th {
    color: var(--stone);
  }
  tbody a {
    display: inline-flex;
    align-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 0.35em;
    text-decoration-thickness: 1px;
  }
  a:is(:hover, :active) {
    color: var(--brick);
  }
  tr[data-state='sold'] {
    color: var(--stone);
  }
`;

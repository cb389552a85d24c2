import { memo, useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { routes } from '../../../lib/routes';
import { Button, createLazyComponent, Disclosure } from '../../../ui';
import type { UnitRow } from '../unit';
import { updateQuery } from '../unit-address';

const UnitsTable = createLazyComponent(() => import('../units-table'));

/** Rows shown at first, and added by each press. */
const step = 30;

interface BuildingTableProps {
  /** Slug. */
  project: string;
  /** Name of the building. */
  building: string;
  units: readonly UnitRow[];
  /** As the address says. */
  isOpen: boolean;
}

/** The units of a building as a table, loaded and rendered when it is opened. */
export const BuildingTable = memo(function BuildingTable(props: BuildingTableProps) {
  const { project, building, units, isOpen } = props;
  const { t } = useTranslation('units');
  const [shown, setShown] = useState(step);
  const title = t('explorer.table', { building });
  return (
    <Table
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) updateQuery({ view: currentTarget.open ? 'table' : undefined });
      }}
      className="no-print"
    >
      <summary onPointerEnter={UnitsTable.preload} onFocus={UnitsTable.preload}>
        {title}
      </summary>
      {isOpen && (
        <>
          <UnitsTable
            caption={title}
            units={units.slice(0, shown)}
            total={units.length}
            hrefOf={(id) => routes.unit(project, id)}
          />
          {units.length > shown && (
            <Button variant="outline" small onClick={() => setShown(shown + step)}>
              {t('explorer.more')}
            </Button>
          )}
        </>
      )}
    </Table>
  );
});

const Table = styled(Disclosure)`
  border-block-end: 1px solid var(--brick);
  &[open] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding-block-end: 24px;
    border-block-end-width: 2px;
  }
  summary {
    min-block-size: 60px;
  }
`;

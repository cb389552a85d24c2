/** The homes of one building: as a grid, as a list and as a table, beside the one that is looked at closely. */
import { memo, useMemo, type MouseEvent } from 'react';
import { useLocalized, useTranslation } from '../../../i18n';
import { upcoming } from '../../../lib/sale-state';
import { isAvailable, matches, type UnitFilter } from '../availability';
import type { Building, UnitRow } from '../unit';
import { openUnit } from '../unit-address';
import { UnitPanel } from '../unit-panel';
import type { UnitsProject } from '../units-project';
import { useUnitLink } from '../use-unit-link';
import type { SharedMedia } from '../use-unit-media';
import { AsOf } from './as-of';
import { AvailableList } from './available-list';
import { BuildingTable } from './building-table';
import { Beside, Column, Frame } from './explorer.styles';
import { Legend } from './legend';
import { UnitGrid } from './unit-grid';

interface BuildingHomesProps {
  project: UnitsProject;
  building: Building;
  filter: UnitFilter;
  /** Id of the unit that the address names. */
  asked: string | undefined;
  media: SharedMedia;
  /** When the states were read. */
  asOf: string;
  /** The table is open. */
  table: boolean;
}

/** Drawn again only for a reason of its own: what the visitor just pressed must not wait for it. */
export const BuildingHomes = memo(function BuildingHomes(props: BuildingHomesProps) {
  const { project, building, filter, asked, media, asOf, table } = props;
  const { t } = useTranslation('units');
  const name = useLocalized()(building.name);
  const { units } = building;
  const matching = useMemo(() => units.filter((unit) => matches(unit, filter)), [units, filter]);
  const available = useMemo(() => matching.filter(isAvailable), [matching]);
  const looked = units.find(({ id }) => id === asked) ?? available[0] ?? units.find(isAvailable) ?? units[0];
  return (
    <Frame>
      <Column onClick={openClicked}>
        <Legend withUpcoming={units.some(({ state }) => state === upcoming)} />
        <UnitGrid
          key={building.id}
          label={t('explorer.grid', { building: name })}
          units={units}
          matching={matching}
          current={looked?.id}
        />
        <AsOf date={asOf} />
        <AvailableList
          building={name}
          units={available}
          current={looked?.id}
          later={units.every(({ state }) => state === upcoming)}
        />
        <BuildingTable building={name} units={matching} open={table} />
      </Column>
      {looked && (
        <Beside className="no-print">
          <UnitPanel
            project={project}
            building={building}
            unit={looked}
            media={media}
            asOf={asOf}
            heading={<UnitHeading project={project} building={building} unit={looked} />}
          />
        </Beside>
      )}
    </Frame>
  );
});

/** One listener for thousands of links. */
function openClicked(event: MouseEvent<HTMLElement>): void {
  const id = (event.target as Element).closest<HTMLElement>('a[data-unit]')?.dataset['unit'];
  if (!id || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openUnit(id);
}

function UnitHeading(props: { project: UnitsProject; building: Building; unit: UnitRow }) {
  return <h3>{useUnitLink(props.project, props.building, props.unit).title}</h3>;
}

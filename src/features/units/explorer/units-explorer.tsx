/** The units of a project by building: what is available, what matches, and one of them looked at closely. */
import { lazy, Suspense, useDeferredValue, useMemo, useState, type MouseEvent } from 'react';
import { useFormatters, useLocalized, useTranslation } from '../../../i18n';
import { Tabs } from '../../../ui';
import { countAvailable, isAvailable, matches, type UnitFilter } from '../availability';
import type { Building, UnitRow } from '../unit';
import { closeUnit, openUnit, useUnitAddress } from '../unit-address';
import { UnitPanel } from '../unit-panel';
import type { UnitsProject } from '../units-project';
import { useUnitLink } from '../use-unit-link';
import type { SharedMedia } from '../use-unit-media';
import { AsOf } from './as-of';
import { AvailableList } from './available-list';
import { BuildingTable } from './building-table';
import { Beside, Column, Frame } from './explorer.styles';
import { FilterBar } from './filter-bar';
import { Legend } from './legend';
import { PlainTables, scripted } from './plain-tables';
import { UnitGrid } from './unit-grid';
import { useLiveUnits } from './use-live-units';

const UnitSheet = lazy(() => import('../sheet/unit-sheet'));

interface UnitsExplorerProps {
  project: UnitsProject;
  buildings: readonly Building[];
  media: SharedMedia;
  /** When the baked states were read. */
  builtAt: string;
}

export function UnitsExplorer({ project, buildings: baked, media, builtAt }: UnitsExplorerProps) {
  const { t } = useTranslation('units');
  const localized = useLocalized();
  const format = useFormatters();
  const [filter, setFilter] = useState<UnitFilter>({});
  const settled = useDeferredValue(filter);
  const { buildings, asOf } = useLiveUnits(project.id, baked, builtAt, settled);
  const { id: asked, asking } = useUnitAddress();
  const [chosen, setChosen] = useState<string>();
  const all = useMemo(() => buildings.flatMap(({ units }) => units), [buildings]);
  const home = buildings.find(({ units }) => units.some(({ id }) => id === asked));
  const building = buildings.find(({ id }) => id === chosen) ?? home ?? buildings[0];
  const found = useMemo(() => all.filter((unit) => matches(unit, settled)).length, [all, settled]);
  if (!building) return null;

  const isMatch = (unit: UnitRow) => matches(unit, settled);
  const available = building.units.filter((unit) => isAvailable(unit) && isMatch(unit));
  const looked =
    building.units.find(({ id }) => id === asked) ??
    available[0] ??
    building.units.find(isAvailable) ??
    building.units[0];
  const sheetUnit = asking ? undefined : home?.units.find(({ id }) => id === asked);
  // One listener for thousands of links.
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-unit]');
    const id = link?.dataset['unit'];
    if (!id || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openUnit(id);
  };
  return (
    <>
      <PlainTables buildings={baked} builtAt={builtAt} />
      <div {...scripted}>
        <Tabs
          label={t('explorer.buildings')}
          selected={building.id}
          onSelect={setChosen}
          tabs={buildings.map(({ id, name, units }) => {
            const count = countAvailable(units);
            const soldOut = units.every(({ state }) => state === 'sold');
            return {
              id,
              title: localized(name),
              note: soldOut
                ? t('explorer.soldOut')
                : t('explorer.countAvailable', { count, formatted: format.integer(count) }),
            };
          })}
        >
          <FilterBar units={all} filter={filter} onChange={setFilter} found={found} />
          <Frame>
            <Column onClick={onClick}>
              <Legend />
              <UnitGrid
                key={building.id}
                label={t('explorer.grid', { building: localized(building.name) })}
                units={building.units}
                isMatch={isMatch}
                current={looked?.id}
              />
              <AsOf date={asOf} />
              <AvailableList building={localized(building.name)} units={available} current={looked?.id} />
              <BuildingTable building={localized(building.name)} units={building.units.filter(isMatch)} />
            </Column>
            {looked && (
              <Beside>
                <UnitPanel
                  project={project}
                  building={building}
                  unit={looked}
                  media={media}
                  heading={<UnitHeading project={project} building={building} unit={looked} />}
                />
              </Beside>
            )}
          </Frame>
        </Tabs>
      </div>
      {home && sheetUnit && (
        <Suspense>
          <UnitSheet
            project={project}
            building={home}
            unit={sheetUnit}
            media={media}
            asOf={asOf}
            onClose={closeUnit}
          />
        </Suspense>
      )}
    </>
  );
}

function UnitHeading(props: { project: UnitsProject; building: Building; unit: UnitRow }) {
  return <h3>{useUnitLink(props.project, props.building, props.unit).title}</h3>;
}

/** The units of a project by building: what is available, what matches, and one of them looked at closely. */
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { format, useLocalized, useTranslation } from '../../../i18n';
import { Tabs } from '../../../ui';
import { countAvailable, matches, type UnitFilter } from '../availability';
import type { Building } from '../unit';
import { closeUnit, useUnitAddress } from '../unit-address';
import type { UnitsProject } from '../units-project';
import type { SharedMedia } from '../use-unit-media';
import { BuildingHomes } from './building-homes';
import { FilterBar } from './filter-bar';
import { PlainTables, scripted } from './plain-tables';
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
  const [filter, setFilter] = useState<UnitFilter>({});
  const settled = useDeferredValue(filter);
  const { buildings, asOf } = useLiveUnits(project.id, baked, builtAt, settled);
  const { id: asked, asking } = useUnitAddress();
  const [chosen, setChosen] = useState<string>();
  const all = useMemo(() => buildings.flatMap(({ units }) => units), [buildings]);
  const home = buildings.find(({ units }) => units.some(({ id }) => id === asked));
  const building = buildings.find(({ id }) => id === chosen) ?? home ?? buildings[0];
  // Tab, filter and sheet answer at once; thousands of flats follow when there is time.
  const shown = useDeferredValue(building);
  const marked = useDeferredValue(asked);
  const found = useMemo(() => all.filter((unit) => matches(unit, settled)).length, [all, settled]);
  if (!building || !shown) return null;

  const sheetUnit = asking ? undefined : home?.units.find(({ id }) => id === asked);
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
          <BuildingHomes
            project={project}
            building={shown}
            filter={settled}
            asked={marked}
            media={media}
            asOf={asOf}
          />
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

import { useDeferredValue, useMemo } from 'react';
import { format, useLocalized, useTranslation } from '../../../i18n';
import { asksForUnits, matcher } from '../../../domain/conditions/match';
import { upcoming } from '../../../domain/sale-state';
import { builtAt } from '../../../site-data';
import { createLazyComponent, Note, preloadQrCode, Tabs, usePrefetch } from '../../../ui';
import { countAvailable, isAvailable, withSaleStates } from '../availability';
import type { Building, UnitRow, UnitsProject } from '../unit';
import { closeUnit, updateQuery, useUnitsQuery, useUnitAddress } from '../unit-address';
import { toUnitFilter, unitFilters } from '../units-query';
import type { SharedMedia } from '../use-unit-media';
import { BuildingUnits } from './building-units';
import { FilterBar } from './filter-bar';
import { NoScriptTables, scriptedOnly } from './no-script-tables';
import { useLiveUnits } from './use-live-units';
import { findUnit, useUnitSheet } from './use-unit-sheet';

const UnitSheet = createLazyComponent(() => import('../sheet/unit-sheet'));
const prepareSheet = () => {
  UnitSheet.preload();
  preloadQrCode();
};

interface UnitsExplorerProps {
  project: UnitsProject;
  buildings: readonly Building[];
  media: SharedMedia;
  /** When the states of `buildings` were read. */
  asOf: string;
}

/** The units of a project by building, with a filter and the sheet of one unit. */
export function UnitsExplorer({ project, buildings: initial, media, asOf }: UnitsExplorerProps) {
  usePrefetch(prepareSheet);
  const { t } = useTranslation('units');
  const localized = useLocalized();
  const { status } = project;
  const query = useUnitsQuery();
  const filter = useMemo(() => toUnitFilter(query), [query]);
  const deferredFilter = useDeferredValue(filter);
  const live = useLiveUnits(project, initial, deferredFilter);
  const isLive = asOf !== builtAt();
  const buildings = useMemo(() => withSaleStates(live, status), [live, status]);
  const { id: unitId, isEnquiring } = useUnitAddress();
  const all = useMemo(() => buildings.flatMap(({ units }) => units), [buildings]);
  const requested = useMemo(() => findUnit(buildings, unitId), [buildings, unitId]);
  const found = useMemo(
    () => all.filter(isAvailable).filter(matcher('unit', unitFilters, deferredFilter)),
    [all, deferredFilter],
  );
  const building =
    buildings.find(({ id }) => id === query.building) ??
    requested?.building ??
    // With a filter, the first building with a match.
    (asksForUnits(unitFilters, deferredFilter)
      ? buildings.find(({ units }) => units.some((unit) => unit === found[0]))
      : undefined) ??
    buildings[0];
  // Tabs, filter and sheet respond at once; thousands of units are rendered when there is time.
  const deferredBuilding = useDeferredValue(building);
  const deferredUnitId = useDeferredValue(unitId);
  const opensSheet = unitId !== undefined && !isEnquiring;
  const sheet = useUnitSheet(opensSheet ? requested : undefined, opensSheet ? unitId : undefined);
  if (!building || !deferredBuilding) return null;
  const availabilityText = (units: readonly UnitRow[], count: number) => {
    if (units.length === 0) return t('explorer.noUnits');
    if (units.every(({ state }) => state === 'sold')) return t('explorer.soldOut');
    if (count === 0 && units.some(({ state }) => state === upcoming)) return t('explorer.upcoming');
    return t('explorer.countAvailable', { count, formatted: format.integer(count) });
  };

  return (
    <>
      <NoScriptTables project={project.slug} buildings={withSaleStates(initial, status)} builtAt={asOf} />
      {opensSheet && isLive && !sheet && (
        <Note tone="warning" title={t('explorer.removed')}>
          <p>{t('explorer.removedHint')}</p>
        </Note>
      )}
      <div {...scriptedOnly}>
        <Tabs
          label={t('explorer.buildings')}
          selected={building.id}
          onSelect={(id) => updateQuery({ building: id })}
          tabs={buildings.map(({ id, name, units }) => {
            const count = countAvailable(units);
            return { id, title: localized(name), note: availabilityText(units, count) };
          })}
        >
          <FilterBar
            units={all}
            filter={filter}
            onChange={(next) => updateQuery({ ...toUnitFilter(next), building: building.id })}
            found={found.length}
          />
          <BuildingUnits
            project={project}
            building={deferredBuilding}
            filter={deferredFilter}
            requested={deferredUnitId}
            media={media}
            asOf={asOf}
            isTableOpen={query.view === 'table'}
          />
        </Tabs>
      </div>
      {sheet && (
        <UnitSheet
          key={sheet.unit.id}
          project={project}
          building={sheet.building}
          unit={sheet.unit}
          isRemoved={sheet.isRemoved}
          media={media}
          asOf={asOf}
          onClose={() => closeUnit(sheet.building.id === buildings[0]?.id ? undefined : sheet.building.id)}
        />
      )}
    </>
  );
}

/** The units of a project by building: what is available, what matches, and one of them looked at closely. */
import { useDeferredValue, useMemo } from 'react';
import { format, useLocalized, useTranslation } from '../../../i18n';
import { lazyDialog, Note, prepareQrCode, Tabs, useAhead } from '../../../ui';
import { upcoming } from '../../../lib/sale-state';
import { countAvailable, isAvailable, isFiltering, matches, withSaleStates } from '../availability';
import { choiceOf, filterOf } from '../explorer-search';
import type { Building, UnitRow } from '../unit';
import { choose, closeUnit, useExplorerChoice, useUnitAddress } from '../unit-address';
import type { UnitsProject } from '../units-project';
import type { SharedMedia } from '../use-unit-media';
import { BuildingHomes } from './building-homes';
import { FilterBar } from './filter-bar';
import { PlainTables, scripted } from './plain-tables';
import { useLiveUnits } from './use-live-units';
import { homeIn, useSheet } from './use-sheet';

const UnitSheet = lazyDialog(() => import('../sheet/unit-sheet'));
const prepareSheet = () => {
  UnitSheet.prepare();
  prepareQrCode();
};

interface UnitsExplorerProps {
  project: UnitsProject;
  buildings: readonly Building[];
  media: SharedMedia;
  /** When their states were read. */
  asOf: string;
}

export function UnitsExplorer({ project, buildings: known, media, asOf: knownAt }: UnitsExplorerProps) {
  useAhead(prepareSheet);
  const { t } = useTranslation('units');
  const localized = useLocalized();
  const { status } = project;
  const choice = useExplorerChoice();
  const filter = useMemo(() => filterOf(choice), [choice]);
  const settled = useDeferredValue(filter);
  const { buildings: live, asOf, isLive } = useLiveUnits(project, known, knownAt, settled);
  const buildings = useMemo(() => withSaleStates(live, status), [live, status]);
  const { id: asked, asking } = useUnitAddress();
  const all = useMemo(() => buildings.flatMap(({ units }) => units), [buildings]);
  const askedHome = useMemo(() => homeIn(buildings, asked), [buildings, asked]);
  const home = askedHome?.building;
  const found = useMemo(
    () => all.filter((unit) => isAvailable(unit) && matches(unit, settled)),
    [all, settled],
  );
  const building =
    buildings.find(({ id }) => id === choice.building) ??
    home ??
    // Whoever comes with a wish begins where it can be met.
    (isFiltering(settled)
      ? buildings.find(({ units }) => units.some((unit) => unit === found[0]))
      : undefined) ??
    buildings[0];
  // Tab, filter and sheet answer at once; thousands of flats follow when there is time.
  const shown = useDeferredValue(building);
  const marked = useDeferredValue(asked);
  const isAsked = asked !== undefined && !asking;
  const sheet = useSheet(isAsked ? askedHome : undefined, isAsked ? asked : undefined);
  if (!building || !shown) return null;
  const noteOf = (units: readonly UnitRow[], count: number) => {
    if (units.every(({ state }) => state === 'sold')) return t('explorer.soldOut');
    if (count === 0 && units.some(({ state }) => state === upcoming)) return t('explorer.notYet');
    return t('explorer.countAvailable', { count, formatted: format.integer(count) });
  };

  return (
    <>
      <PlainTables buildings={withSaleStates(known, status)} builtAt={knownAt} />
      {isAsked && isLive && !sheet && (
        <Note tone="warning" title={t('explorer.gone')}>
          <p>{t('explorer.goneHint')}</p>
        </Note>
      )}
      <div {...scripted}>
        <Tabs
          label={t('explorer.buildings')}
          selected={building.id}
          onSelect={(building) => choose({ building })}
          tabs={buildings.map(({ id, name, units }) => {
            const count = countAvailable(units);
            return { id, title: localized(name), note: noteOf(units, count) };
          })}
        >
          <FilterBar
            units={all}
            filter={filter}
            onChange={(next) => choose({ ...choiceOf(next), building: building.id })}
            found={found.length}
          />
          <BuildingHomes
            project={project}
            building={shown}
            filter={settled}
            asked={marked}
            media={media}
            asOf={asOf}
            table={choice.view === 'table'}
          />
        </Tabs>
      </div>
      {sheet && (
        <UnitSheet
          key={sheet.unit.id}
          project={project}
          building={sheet.building}
          unit={sheet.unit}
          isGone={sheet.isGone}
          media={media}
          asOf={asOf}
          onClose={() => closeUnit(sheet.building.id === buildings[0]?.id ? undefined : sheet.building.id)}
        />
      )}
    </>
  );
}

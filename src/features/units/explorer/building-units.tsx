import { memo, useMemo, type MouseEvent } from 'react';
import styled from 'styled-components';
import { answerPress } from '../../../browser/answer-press';
import { isModifiedClick } from '../../../browser/modified-click';
import { useLocalized, useTranslation } from '../../../i18n';
import { matcher } from '../../../domain/conditions/match';
import { upcoming } from '../../../domain/sale-state';
import { from } from '../../../theme';
import { isAvailable } from '../availability';
import type { Building, UnitsProject } from '../unit';
import { openUnit } from '../unit-address';
import { unitFilters, type UnitFilter } from '../units-query';
import { useUnitLink } from '../unit-link';
import { UnitPanel, type UnitPanelProps } from '../unit-panel';
import { useFullUnit } from '../use-full-unit';
import type { SharedMedia } from '../use-unit-media';
import { AsOf } from './as-of';
import { AvailableList } from './available-list';
import { BuildingTable } from './building-table';
import { Legend } from './legend';
import { UnitGrid } from './unit-grid';

interface BuildingUnitsProps {
  project: UnitsProject;
  building: Building;
  filter: UnitFilter;
  /** Id of the unit that the address names. */
  requested: string | undefined;
  media: SharedMedia;
  /** When the states were read. */
  asOf: string;
  isTableOpen: boolean;
}

/**
 * The units of one building as a grid, a list and a table, next to the panel of the selected one. Memoized, so that the
 * visitor's input does not wait for it.
 */
export const BuildingUnits = memo(function BuildingUnits(props: BuildingUnitsProps) {
  const { project, building, filter, requested, media, asOf, isTableOpen } = props;
  const { t } = useTranslation('units');
  const name = useLocalized()(building.name);
  const { units } = building;
  const matching = useMemo(() => units.filter(matcher('unit', unitFilters, filter)), [units, filter]);
  const available = useMemo(() => matching.filter(isAvailable), [matching]);
  const current =
    units.find(({ id }) => id === requested) ?? available[0] ?? units.find(isAvailable) ?? units[0];
  return (
    <Columns>
      <Column onClick={openClickedUnit}>
        <Legend withUpcoming={units.some(({ state }) => state === upcoming)} />
        <UnitGrid
          key={building.id}
          project={project.slug}
          label={t('explorer.grid', { building: name })}
          units={units}
          matching={matching}
          current={current?.id}
        />
        <AsOf date={asOf} />
        <AvailableList
          project={project.slug}
          building={name}
          units={available}
          current={current?.id}
          isUpcoming={units.every(({ state }) => state === upcoming)}
        />
        <BuildingTable project={project.slug} building={name} units={matching} isOpen={isTableOpen} />
      </Column>
      {current && (
        <CurrentUnit project={project} building={building} unit={current} media={media} asOf={asOf} />
      )}
    </Columns>
  );
});

/** One listener for thousands of links. */
function openClickedUnit(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as Element).closest<HTMLElement>('a[data-unit]');
  const id = link?.dataset['unit'];
  if (!id || isModifiedClick(event)) return;
  event.preventDefault();
  void answerPress(link, () => openUnit(id));
}

/** The unit that is chosen, beside the others. One that the build did not know is read in full. */
function CurrentUnit({ unit: listed, ...panel }: Omit<UnitPanelProps, 'heading' | 'children'>) {
  const { project, building, media } = panel;
  const unit = useFullUnit(project.id, listed, media, !('floor_plan' in listed));
  const { title } = useUnitLink(project, building, unit);
  return (
    <Panel className="no-print">
      <UnitPanel {...panel} unit={unit} heading={<h3>{title}</h3>} />
    </Panel>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 4vw, 56px);
  padding-block-start: 32px;
  ${from('split')} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
    align-items: start;
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

const Panel = styled.article`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid var(--line);
`;

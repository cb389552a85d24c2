import { useMemo, type CSSProperties, type KeyboardEvent } from 'react';
import { useLocale } from '../../../i18n';
import { getFloors } from '../availability';
import type { UnitRow } from '../unit';
import { FloorRow } from './floor-row';
import { Grid, Ground } from './grid.styles';
import { nextUnit } from './next-unit';

interface UnitGridProps {
  /** Slug. */
  project: string;
  label: string;
  units: readonly UnitRow[];
  /** Units that match the filter. */
  matching: readonly UnitRow[];
  /** Id of the selected unit. */
  current: string | undefined;
}

/** Floors in the HTML; others are rendered when they come near the viewport. */
const initialFloors = 8;

/** The units of a building by floor, from the top down. Arrow keys move the focus between units. */
export function UnitGrid({ project, label, units, matching, current }: UnitGridProps) {
  const { dir } = useLocale();
  const floors = useMemo(() => getFloors(units), [units]);
  const matchingSet = useMemo(() => new Set(matching), [matching]);
  const maxPerFloor = Math.max(1, ...floors.map((floor) => floor.units.length));
  const selected = units.find(({ id, state }) => id === current && state !== 'sold');
  const tabStop = selected ?? floors.flatMap((floor) => floor.units).find(({ state }) => state !== 'sold');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextUnit(event.currentTarget, event.key, dir);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div>
      <Grid
        role="grid"
        aria-label={label}
        onKeyDown={onKeyDown}
        style={{ '--most': maxPerFloor } as CSSProperties}
      >
        {floors.map((floor, index) => (
          <FloorRow
            key={floor.floor}
            project={project}
            floor={floor}
            isInitial={index < initialFloors}
            matching={floor.units.map((unit) => (matchingSet.has(unit) ? '1' : '0')).join('')}
            current={floor.units.find(({ id }) => id === current)?.id}
            tabStop={tabStop?.floor === floor.floor ? tabStop.id : undefined}
          />
        ))}
      </Grid>
      <Ground />
    </div>
  );
}

/** The flats of a building by floor, from the top down. Arrow keys go from flat to flat. */
import { useMemo, type CSSProperties, type KeyboardEvent } from 'react';
import { useLocale } from '../../../i18n';
import { floorsOf } from '../availability';
import type { UnitRow } from '../unit';
import { FloorRow } from './floor-row';
import { Grid, Ground } from './grid.styles';
import { nextFlat } from './next-flat';

interface UnitGridProps {
  label: string;
  units: readonly UnitRow[];
  /** Those of them that the visitor looks for. */
  matching: readonly UnitRow[];
  /** Id of the unit that is looked at. */
  current: string | undefined;
}

/** So many floors are in the HTML; others come when they are near. */
const floorsAtOnce = 8;

export function UnitGrid({ label, units, matching, current }: UnitGridProps) {
  const { dir } = useLocale();
  const floors = useMemo(() => floorsOf(units), [units]);
  const wanted = useMemo(() => new Set(matching), [matching]);
  const most = Math.max(1, ...floors.map((floor) => floor.units.length));
  const open = units.find(({ id, state }) => id === current && state !== 'sold');
  const entry = open ?? floors.flatMap((floor) => floor.units).find(({ state }) => state !== 'sold');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextFlat(event.currentTarget, event.key, dir);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div>
      <Grid role="grid" aria-label={label} onKeyDown={onKeyDown} style={{ '--most': most } as CSSProperties}>
        {floors.map((floor, index) => (
          <FloorRow
            key={floor.floor}
            floor={floor}
            atOnce={index < floorsAtOnce}
            matching={floor.units.map((unit) => (wanted.has(unit) ? '1' : '0')).join('')}
            current={floor.units.find(({ id }) => id === current)?.id}
            entry={entry?.floor === floor.floor ? entry.id : undefined}
          />
        ))}
      </Grid>
      <Ground />
    </div>
  );
}

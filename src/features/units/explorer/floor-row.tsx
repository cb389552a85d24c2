/** One floor of a building. Its flats are drawn once it comes near the screen, and then stay. */
import { memo, startTransition, useEffect, useRef, useState, type CSSProperties } from 'react';
import type { Floor } from '../availability';
import { useUnitTexts } from '../use-unit-texts';
import { Flats, FloorLine, rowsFor } from './grid.styles';
import { onceNear } from './near';
import { UnitCell } from './unit-cell';

interface FloorRowProps {
  floor: Floor;
  /** Drawn at once, also in the HTML. */
  atOnce: boolean;
  /** One character a unit, `1` where it matches: equal texts need no new drawing. */
  matching: string;
  /** Id of the unit that is looked at, when it lies on this floor. */
  current: string | undefined;
  /** Id of the unit that the Tab key comes to, when it lies on this floor. */
  entry: string | undefined;
}

export const FloorRow = memo(function FloorRow({ floor, atOnce, matching, current, entry }: FloorRowProps) {
  const texts = useUnitTexts();
  const line = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(atOnce);
  const count = floor.units.length;
  useEffect(() => {
    if (near || !line.current) return undefined;
    return onceNear(line.current, count, () => startTransition(() => setNear(true)));
  }, [near, count]);
  const shown = near || current !== undefined || entry !== undefined;
  return (
    <FloorLine role="row" ref={line} $far={!atOnce} style={rowsFor(count) as CSSProperties}>
      <span role="rowheader">{texts.floorName(floor.floor)}</span>
      <Flats role="presentation">
        {shown &&
          floor.units.map(({ id, flat_number, state }, index) => (
            <UnitCell
              key={id}
              id={id}
              flat={flat_number}
              state={state}
              words={texts.state(state)}
              dim={matching[index] !== '1'}
              current={id === current}
              entry={id === entry}
            />
          ))}
      </Flats>
    </FloorLine>
  );
});

/** One floor of a building. Its flats are drawn once it comes near the screen, and then stay. */
import { memo, useEffect, useRef, useState, type CSSProperties } from 'react';
import type { Floor } from '../availability';
import { useUnitTexts } from '../use-unit-texts';
import { Flats, FloorLine } from './grid.styles';
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
  useEffect(() => {
    if (near || !line.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px 0px',
    });
    watcher.observe(line.current);
    return () => watcher.disconnect();
  }, [near]);
  const shown = near || current !== undefined || entry !== undefined;
  return (
    <FloorLine role="row" ref={line} $far={!atOnce}>
      <span role="rowheader">{texts.floorName(floor.floor)}</span>
      <Flats role="presentation" style={{ '--flats': floor.units.length } as CSSProperties}>
        {shown &&
          floor.units.map((unit, index) => (
            <UnitCell
              key={unit.id}
              unit={unit}
              state={texts.state(unit.state)}
              dim={matching[index] !== '1'}
              current={unit.id === current}
              entry={unit.id === entry}
            />
          ))}
      </Flats>
    </FloorLine>
  );
});

import { memo, startTransition, useEffect, useRef, useState, type CSSProperties } from 'react';
import { routes } from '../../../lib/routes';
import type { Floor } from '../availability';
import { useUnitTexts } from '../use-unit-texts';
import { FloorLine, FloorUnits, rowsFor } from './grid.styles';
import { onNearViewport } from './near-viewport';

interface FloorRowProps {
  /** Slug. */
  project: string;
  floor: Floor;
  /** Rendered at once, also in the HTML; other floors when they come near the viewport. */
  isInitial: boolean;
  /** One character a unit, `1` where it matches the filter: equal strings prevent a new render. */
  matching: string;
  /** Id of the selected unit, when it is on this floor. */
  current: string | undefined;
  /** Id of the unit in the tab order, when it is on this floor. */
  tabStop: string | undefined;
}

export const FloorRow = memo(function FloorRow(props: FloorRowProps) {
  const { project, floor, isInitial, matching, current, tabStop } = props;
  const texts = useUnitTexts();
  const line = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isInitial);
  const count = floor.units.length;
  useEffect(() => {
    if (isNear || !line.current) return undefined;
    return onNearViewport(line.current, count, () => startTransition(() => setNear(true)));
  }, [isNear, count]);
  const isShown = isNear || current !== undefined || tabStop !== undefined;
  return (
    <FloorLine role="row" ref={line} $isDeferred={!isInitial} style={rowsFor(count) as CSSProperties}>
      <span role="rowheader">{texts.floorName(floor.floor)}</span>
      <FloorUnits role="presentation">
        {isShown &&
          floor.units.map(({ id, flat_number, state }, index) => (
            <UnitCell
              key={id}
              project={project}
              id={id}
              number={flat_number}
              state={state}
              stateText={texts.state(state)}
              isDimmed={matching[index] !== '1'}
              isCurrent={id === current}
              isTabStop={id === tabStop}
            />
          ))}
      </FloorUnits>
    </FloorLine>
  );
});

interface UnitCellProps {
  project: string;
  id: string;
  number: string;
  state: string;
  stateText: string;
  /** It does not match the filter. */
  isDimmed: boolean;
  isCurrent: boolean;
  isTabStop: boolean;
}

/** Unknown states look like sold. */
const variantOf = (state: string): 'available' | 'reserved' | 'upcoming' | 'sold' =>
  state === 'available' || state === 'reserved' || state === 'upcoming' ? state : 'sold';

/**
 * A page may have thousands of cells. Therefore each is memoized, is styled by rules of the grid (`data-variant`,
 * `data-dim`) instead of styles of its own, and has its name as an attribute: hidden text would double layout and paint.
 */
const UnitCell = memo(function UnitCell(props: UnitCellProps) {
  const { project, id, number, state, stateText, isDimmed, isCurrent, isTabStop } = props;
  const variant = variantOf(state);
  const name = `${number} ${stateText}`;
  const attributes = {
    dir: 'auto',
    'data-variant': variant,
    'data-dim': isDimmed || undefined,
    'data-current': isCurrent || undefined,
  };
  return (
    <div role="gridcell" aria-label={name}>
      {variant === 'sold' ? (
        <span {...attributes}>{number}</span>
      ) : (
        <a
          href={routes.unit(project, id)}
          aria-label={name}
          data-unit={id}
          tabIndex={isTabStop ? 0 : -1}
          aria-current={isCurrent ? 'true' : undefined}
          {...attributes}
        >
          {number}
        </a>
      )}
    </div>
  );
});

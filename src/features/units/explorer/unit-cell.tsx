/** One flat in the grid: what is not sold leads to its sheet. */
import { memo } from 'react';
import { hrefOfUnit } from '../unit-address';

interface UnitCellProps {
  id: string;
  /** Its number. */
  flat: string;
  state: string;
  /** The state in words. */
  words: string;
  /** It is not what the visitor looks for. */
  dim: boolean;
  current: boolean;
  /** The one that the Tab key comes to. */
  entry: boolean;
}

/** A state that nobody knows is not for sale. */
const lookOf = (state: string): 'available' | 'reserved' | 'upcoming' | 'sold' =>
  state === 'available' || state === 'reserved' || state === 'upcoming' ? state : 'sold';

/**
 * Thousands may be on a page. One is drawn again only when something of it has changed; its looks are rules of the grid
 * (`data-variant`, `data-dim`), not styles of its own; and its name is an attribute, because hidden words in each of them
 * would double what the browser lays out and paints.
 */
export const UnitCell = memo(function UnitCell(props: UnitCellProps) {
  const { id, flat, state, words, dim, current, entry } = props;
  const variant = lookOf(state);
  const name = `${flat} ${words}`;
  const looks = {
    dir: 'auto',
    'data-variant': variant,
    'data-dim': dim || undefined,
    'data-current': current || undefined,
  };
  return (
    <div role="gridcell" aria-label={name}>
      {variant === 'sold' ? (
        <span {...looks}>{flat}</span>
      ) : (
        <a
          href={hrefOfUnit(id)}
          aria-label={name}
          data-unit={id}
          tabIndex={entry ? 0 : -1}
          aria-current={current ? 'true' : undefined}
          {...looks}
        >
          {flat}
        </a>
      )}
    </div>
  );
});

import type { CSSProperties, ReactNode } from 'react';
import { DimensionLine } from './plumb-line';
import { Axis, Bar, Figure, Label, Lines, Row } from './ruler.styles';

export interface RulerRow {
  id: string;
  title: ReactNode;
  note?: ReactNode;
  years: number;
  /** The years as text. */
  length: ReactNode;
}

interface RulerProps {
  /** What the scale measures. */
  axis: ReactNode;
  rows: readonly RulerRow[];
  /** Years at the end of the scale. */
  end?: number;
}

const at = (years: number) => ({ '--y': years }) as CSSProperties;
const ticks = (end: number) => Array.from({ length: Math.floor(end / 5) + 1 }, (_, index) => index * 5);

/** Spans of years drawn to scale. */
export function Ruler({ axis, rows, end = 30 }: RulerProps) {
  const longest = Math.max(...rows.map(({ years }) => years));
  return (
    <Figure style={{ '--end': end } as CSSProperties}>
      <Axis aria-hidden>
        <span>{axis}</span>
        <div>
          {[...new Set([0, 2, ...ticks(end)])].map((years) => (
            <i key={years} style={at(years)}>
              {years}
            </i>
          ))}
        </div>
      </Axis>
      <Lines aria-hidden>
        {ticks(end).map((years) => (
          <i key={years} style={at(years)} />
        ))}
      </Lines>
      <ul>
        {rows.map(({ id, title, note, years, length }) => (
          <Row key={id} style={at(Math.min(years, end))} $longest={years === longest}>
            <Label>
              <h3>{title}</h3>
              {note && <p>{note}</p>}
            </Label>
            <Bar>
              <DimensionLine />
              <strong>{length}</strong>
            </Bar>
          </Row>
        ))}
      </ul>
    </Figure>
  );
}

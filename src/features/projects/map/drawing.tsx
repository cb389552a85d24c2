/**
 * The surroundings of a project, drawn in the page: a plumb line drops from north to the project, rings measure, and each
 * place stands at its true bearing with the number it has in the list. The same in both languages: east stays right.
 */
import { useMemo } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { badge, chartOf, half } from './chart';
import type { LocatedPlace } from './places';
import { usePlaceWords } from './use-place-words';

interface DrawingProps {
  /** What stands in the middle. */
  name: string;
  places: readonly LocatedPlace[];
}

export function Drawing({ name, places }: DrawingProps) {
  const { t } = useTranslation('projects');
  const { distance } = usePlaceWords();
  const { rings, marks } = useMemo(() => chartOf(places.map(({ spot }) => spot)), [places]);
  const label = t('map.drawing', { project: name, places: t('map.places', { count: places.length }) });
  return (
    <Chart viewBox={`-${half} -${half} ${2 * half} ${2 * half}`} role="img" aria-label={label}>
      {rings.map(({ metres, radius }) => (
        <g key={metres}>
          <circle r={radius} />
          <text y={radius + 4}>{distance(metres)}</text>
        </g>
      ))}
      <path d={`M0 ${18 - half}V-16`} />
      <text y={12 - half}>{t('map.north')}</text>
      <path className="dot" d="M-6.5-17h13L0 0Z" />
      {marks.map(({ dot, number: { x, y } }, index) => (
        <g key={index}>
          <path d={`M${dot.x} ${dot.y}L${x} ${y}`} />
          <circle className="dot" cx={dot.x} cy={dot.y} r="3" />
          <g transform={`translate(${x} ${y})`}>
            <rect x={-badge} y={-badge} width={2 * badge} height={2 * badge} rx="2" />
            <text className="number" y="4.5">
              {index + 1}
            </text>
          </g>
        </g>
      ))}
    </Chart>
  );
}

const Chart = styled.svg`
  inline-size: 100%;
  fill: none;
  stroke: var(--line-strong);
  path,
  rect {
    stroke: var(--ink);
  }
  .dot {
    fill: var(--brick);
    stroke: none;
  }
  rect {
    fill: var(--white);
  }
  text {
    font-size: 11px;
    text-anchor: middle;
    fill: var(--stone-700);
    stroke: var(--sand-100);
    stroke-width: 5px;
    paint-order: stroke;
  }
  .number {
    font-size: 12px;
    font-weight: 500;
    fill: var(--ink);
    stroke: none;
  }
  @media (forced-colors: active) {
    &,
    path,
    rect {
      stroke: CanvasText;
    }
    rect {
      fill: Canvas;
    }
    .dot,
    text,
    .number {
      fill: CanvasText;
    }
    text:not(.number) {
      stroke: Canvas;
    }
  }
`;

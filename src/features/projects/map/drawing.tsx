import { useMemo } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { halfBadge, halfSide, getLayout } from './drawing-layout';
import type { LocatedPlace } from './places';
import { usePlaceTexts } from './use-place-texts';

interface DrawingProps {
  /** Name of the project, in the centre. */
  name: string;
  places: readonly LocatedPlace[];
}

/**
 * The neighbourhood of a project as a drawing: rings of distance, and each place at its true bearing with its number in the
 * list. The same in both languages: east stays on the right.
 */
export function Drawing({ name, places }: DrawingProps) {
  const { t } = useTranslation('projects');
  const { distance } = usePlaceTexts();
  const { rings, marks } = useMemo(() => getLayout(places.map(({ location }) => location)), [places]);
  const label = t('map.drawing', { project: name, places: t('map.places', { count: places.length }) });
  return (
    <Svg viewBox={`-${halfSide} -${halfSide} ${2 * halfSide} ${2 * halfSide}`} role="img" aria-label={label}>
      {rings.map(({ metres, radius }) => (
        <g key={metres}>
          <circle r={radius} />
          <text y={radius + 4}>{distance(metres)}</text>
        </g>
      ))}
      <path d={`M0 ${18 - halfSide}V-16`} />
      <text y={12 - halfSide}>{t('map.north')}</text>
      <path className="dot" d="M-6.5-17h13L0 0Z" />
      {marks.map(({ dot, number: { x, y } }, index) => (
        <g key={index}>
          <path d={`M${dot.x} ${dot.y}L${x} ${y}`} />
          <circle className="dot" cx={dot.x} cy={dot.y} r="3" />
          <g transform={`translate(${x} ${y})`}>
            <rect x={-halfBadge} y={-halfBadge} width={2 * halfBadge} height={2 * halfBadge} rx="2" />
            <text className="number" y="4.5">
              {index + 1}
            </text>
          </g>
        </g>
      ))}
    </Svg>
  );
}

const Svg = styled.svg`
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

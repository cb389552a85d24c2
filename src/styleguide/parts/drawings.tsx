import styled from 'styled-components';
import { plumbBob, DimensionLine, Elevation, PlumbLine, Ruler } from '../../ui';
import { Example, type PartsProps } from '../sheet';

export function DrawingParts({ w }: PartsProps) {
  const rows = [30, 15, 2].map((years) => ({
    id: String(years),
    title: w.title,
    note: w.hint,
    years,
    length: years,
  }));
  return (
    <>
      <Example as="DimensionLine">
        <div>
          <DimensionLine />
        </div>
      </Example>
      <Example as="PlumbLine (from 1200 px), bob">
        <Wall>
          <PlumbLine />
          <i />
        </Wall>
      </Example>
      <Example as="Elevation">
        <div>
          <Elevation />
        </div>
      </Example>
      <Example as="Ruler">
        <Ruler axis={w.hint} rows={rows} />
      </Example>
    </>
  );
}

const Wall = styled.div`
  position: relative;
  display: grid;
  place-content: center;
  block-size: 96px;
  ${PlumbLine} {
    inset-block: 0 24px;
    inset-inline-start: 24px;
  }
  i {
    ${plumbBob}
  }
`;

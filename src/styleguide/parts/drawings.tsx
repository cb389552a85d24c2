import styled from 'styled-components';
import { bob, DimensionLine, Elevation, PlumbLine, Ruler } from '../../ui';
import { Shown, type PartsProps } from '../sheet';

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
      <Shown as="DimensionLine">
        <div>
          <DimensionLine />
        </div>
      </Shown>
      <Shown as="PlumbLine (from 1200 px), bob">
        <Wall>
          <PlumbLine />
          <i />
        </Wall>
      </Shown>
      <Shown as="Elevation">
        <div>
          <Elevation />
        </div>
      </Shown>
      <Shown as="Ruler">
        <Ruler axis={w.hint} rows={rows} />
      </Shown>
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
    ${bob}
  }
`;

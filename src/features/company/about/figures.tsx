import { graphql } from 'gatsby';
import styled from 'styled-components';
import { format, useLocalized } from '../../../i18n';
import { from } from '../../../theme';
import { Band, Container, DimensionLine, Num } from '../../../ui';

export function Figures({ figures }: { figures: Queries.FiguresFragment | null }) {
  const localized = useLocalized();
  if (!figures) return null;
  return (
    <LowBand $tone="sand" id="figures">
      <Container>
        <List>
          {figures.items.map(({ label, before, value, format: kind, unit }) => (
            <div key={label.ar}>
              <dt>{localized(label)}</dt>
              <dd>
                <DimensionLine />
                {before && <small>{localized(before)} </small>}
                <Num>{kind === 'year' ? format.year(value) : format.integer(value)}</Num>
                {unit && <small> {localized(unit)}</small>}
              </dd>
            </div>
          ))}
        </List>
      </Container>
    </LowBand>
  );
}

export const figuresFields = graphql`
  fragment Figures on AboutFigures {
    items {
      before {
        ar
        en
      }
      value
      format
      unit {
        ar
        en
      }
      label {
        ar
        en
      }
    }
  }
`;

const LowBand = styled(Band)`
  padding-block: clamp(56px, 6vw, 88px);
`;

const List = styled.dl`
  display: grid;
  gap: 40px var(--gap);
  ${from('columns')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('split')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  /* In the HTML the label comes first, on the screen the number. */
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 6px;
  }
  dt {
    font-size: var(--fs-sm);
    color: var(--stone-700);
  }
  dd {
    font-size: clamp(2.25rem, 1.7rem + 2.2vw, 3.5rem);
    font-weight: 500;
    line-height: 1.15;
    letter-spacing: -0.02em;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--s4) 10px;
  }
  ${DimensionLine} {
    flex: 0 0 100%;
  }
  small {
    font-size: 1rem;
    font-weight: 400;
    letter-spacing: 0;
  }
`;

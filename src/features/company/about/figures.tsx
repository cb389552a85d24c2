/** Numbers that describe the company. */
import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useFormatters, useLocalized } from '../../../i18n';
import { Num, Section } from '../../../ui';

export function Figures({ figures }: { figures: Queries.FiguresFragment | null }) {
  const localized = useLocalized();
  const format = useFormatters();
  if (!figures) return null;
  return (
    <Section tone="sand">
      <List>
        {figures.items.map((figure) => (
          <div key={figure.label.ar}>
            <dt>{localized(figure.label)}</dt>
            <dd>
              <Num>{figure.format === 'year' ? format.year(figure.value) : format.integer(figure.value)}</Num>{' '}
              {figure.unit && <small>{localized(figure.unit)}</small>}
            </dd>
          </div>
        ))}
      </List>
    </Section>
  );
}

export const figuresFields = graphql`
  fragment Figures on AboutFigures {
    items {
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

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--s6) var(--gap);
  /* A list of terms names the number first; the eye reads the number first. */
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dt {
    color: var(--stone-700);
  }
  dd {
    font-size: var(--fs-h1);
    font-weight: 500;
    line-height: var(--lh-head);
  }
  small {
    font-size: var(--fs-body);
  }
`;

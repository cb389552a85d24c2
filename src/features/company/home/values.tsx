import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useLocalized } from '../../../i18n';
import { from } from '../../../theme';
import { Band, Container, DimensionLine, VisuallyHidden } from '../../../ui';

interface ValuesProps {
  values: Queries.ValuesFragment | null;
  /** On one ground with objectives, vision and mission, which stand before them. */
  joined?: boolean;
}

export function Values({ values, joined }: ValuesProps) {
  const localized = useLocalized();
  if (!values) return null;
  return (
    <Ground $tone={joined ? 'sand' : 'white'} $joined={joined} id="values">
      <Container>
        <VisuallyHidden as="h2">{localized(values.heading)}</VisuallyHidden>
        <List>
          {values.items.map(({ title, text }) => (
            <li key={title.ar}>
              <DimensionLine />
              <h3>{localized(title)}</h3>
              <p>{localized(text)}</p>
            </li>
          ))}
        </List>
      </Container>
    </Ground>
  );
}

export const valuesFields = graphql`
  fragment Values on HomeValues {
    heading {
      ar
      en
    }
    items {
      title {
        ar
        en
      }
      text {
        ar
        en
      }
    }
  }
`;

/** The shadow covers the hairline between two bands of one colour at fractional pixels. */
const Ground = styled(Band)<{ $joined: boolean | undefined }>`
  ${({ $joined }) => $joined && 'padding-block-start: 0; box-shadow: 0 -1px var(--sand-100);'}
`;

const List = styled.ul`
  display: grid;
  gap: var(--s6) var(--gap);
  ${from('columns')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('split')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  h3 {
    padding-block: 20px 6px;
    font-size: 1.375rem;
  }
  p {
    font-size: 0.9375rem;
    color: var(--stone-700);
  }
`;

import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useLocalized } from '../../../i18n';
import { Band, Container, Split } from '../../../ui';

interface ObjectivesProps {
  objectives: Queries.ObjectivesFragment | null;
  /** On one ground with vision, mission and values, which follow. */
  joined?: boolean;
}

export function Objectives({ objectives, joined }: ObjectivesProps) {
  const localized = useLocalized();
  if (!objectives) return null;
  return (
    <Ground $tone={joined ? 'sand' : 'white'} $joined={joined} id="objectives">
      <Container>
        <Split>
          <h2>{localized(objectives.heading)}</h2>
          <List>
            {objectives.items.map((item) => (
              <li key={item.ar}>
                <span>{localized(item)}</span>
              </li>
            ))}
          </List>
        </Split>
      </Container>
    </Ground>
  );
}

export const objectivesFields = graphql`
  fragment Objectives on HomeObjectives {
    heading {
      ar
      en
    }
    items {
      ar
      en
    }
  }
`;

const Ground = styled(Band)<{ $joined: boolean | undefined }>`
  ${({ $joined }) => $joined && 'padding-block-end: 0;'}
`;

const List = styled.ol`
  counter-reset: objective;
  li {
    counter-increment: objective;
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    padding-block: 18px;
    border-block-start: 1px solid var(--sand-300);
    font-size: 1.0625rem;
  }
  li:last-child {
    border-block-end: 1px solid var(--sand-300);
  }
  li::before {
    content: counter(objective);
    font-size: var(--fs-body);
    font-weight: 700;
    color: var(--brick);
  }
`;

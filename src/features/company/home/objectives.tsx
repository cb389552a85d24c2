/** What the company works towards. */
import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useLocalized } from '../../../i18n';
import { Section } from '../../../ui';

export function Objectives({ objectives }: { objectives: Queries.ObjectivesFragment | null }) {
  const localized = useLocalized();
  if (!objectives) return null;
  return (
    <Section heading={localized(objectives.heading)} id="objectives" tone="sand">
      <List>
        {objectives.items.map((item) => (
          <li key={item.ar}>{localized(item)}</li>
        ))}
      </List>
    </Section>
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

const List = styled.ol`
  display: grid;
  padding-inline-start: var(--s5);
  list-style: decimal;
  li {
    padding-block: var(--s3);
    padding-inline-start: var(--s2);
    border-block-end: 1px solid var(--sand-300);
  }
`;

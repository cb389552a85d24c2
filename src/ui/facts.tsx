/** Names and values side by side: a definition list in columns. */
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface Fact {
  name: string;
  value: ReactNode;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 160px), 1fr));
  gap: var(--s4) var(--gap);
  dt {
    font-size: var(--fs-sm);
    color: var(--stone);
  }
  dd {
    font-weight: 500;
  }
`;

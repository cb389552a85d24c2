import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface Fact {
  name: string;
  value: ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  /** For values of one long word, such as a registration number of 15 digits, which stays on its line. */
  wide?: boolean;
}

/** Names and values in columns: a definition list. */
export function Facts({ facts, wide }: FactsProps) {
  return (
    <List $minimum={wide ? '12rem' : '150px'}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl<{ $minimum: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $minimum }) => $minimum}), 1fr));
  @media print {
    grid-template-columns: repeat(auto-fill, minmax(100px, 1fr));
  }
  & > * {
    min-inline-size: 0;
    padding-block: var(--s3);
    padding-inline-end: var(--s4);
    border-block-end: 1px solid var(--line);
    overflow-wrap: anywhere;
    @media print {
      padding-block: 3px;
    }
  }
  dt {
    font-size: var(--fs-xs);
    line-height: 1.6;
    color: var(--stone);
  }
  dd {
    font-weight: 500;
    line-height: 1.6;
  }
  @media print {
    dt {
      font-size: 7.5pt;
    }
    dd {
      font-size: 9.5pt;
    }
  }
`;

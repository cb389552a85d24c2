import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from } from '../theme';

export interface Feature {
  id: string;
  /** 28 px. */
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
}

/** Short texts with an icon each: two columns from 600 px, up to three from 1000 px. */
export function FeatureList({ features, columns = 2 }: { features: readonly Feature[]; columns?: 2 | 3 }) {
  return (
    <List $columns={columns}>
      {features.map(({ id, icon, title, text }) => (
        <li key={id}>
          {icon}
          <div>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul<{ $columns: 2 | 3 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: var(--gap);
  ${from('columns')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('split')} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
  li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    column-gap: 20px;
    padding-block: 26px;
    border-block-start: 1px solid var(--line);
  }
  li > :first-child {
    position: relative;
    inset-block-start: 4px;
    color: var(--brick);
  }
  h3 {
    font-size: 1.125rem;
    padding-block-end: 6px;
  }
  p {
    font-size: 0.9375rem;
    color: var(--stone-700);
  }
`;

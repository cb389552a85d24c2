import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { IconComponent } from './icons';

interface EmptyProps {
  icon: IconComponent;
  title: string;
  text?: ReactNode;
  /** Between the text and the actions. */
  list?: ReactNode;
  /** One or two actions. */
  children?: ReactNode;
}

/** A box that says why a list is empty, and what to do about it. */
export function EmptyState({ icon: Icon, title, text, list, children }: EmptyProps) {
  return (
    <Box>
      <Icon size={28} />
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      {list}
      {children && <Row>{children}</Row>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s3);
  padding: clamp(32px, 4vw, 56px);
  border: 1px solid var(--line);
  p {
    max-inline-size: 40em;
    color: var(--stone);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  padding-block-start: var(--s2);
`;

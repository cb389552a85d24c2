/** Bands of a page. Sections have padding and no outer margins; what is inside keeps its distance by `gap`. */
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { from } from '../theme';

export type SectionTone = 'white' | 'sand' | 'ink' | 'brick';

const tones = {
  white: css`
    background: var(--white);
  `,
  sand: css`
    background: var(--sand-100);
  `,
  ink: css`
    background: var(--ink);
    color: var(--white);
    --ring: var(--white);
  `,
  brick: css`
    background: var(--brick);
    color: var(--white);
    --ring: var(--white);
  `,
};

interface SectionProps {
  tone?: SectionTone;
  /** Heading of level 2; it names the section. */
  heading?: ReactNode;
  lead?: ReactNode;
  /** Target of links within the page. */
  id?: string;
  children?: ReactNode;
}

export function Section({ tone = 'white', heading, lead, id, children }: SectionProps) {
  return (
    <Band $tone={tone} id={id}>
      <Container>
        {heading && <h2>{heading}</h2>}
        {lead && <Lead>{lead}</Lead>}
        {children}
      </Container>
    </Band>
  );
}

export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--max) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  display: grid;
  gap: var(--s6);
`;

export const Lead = styled.p`
  font-size: var(--fs-lead);
  color: var(--stone-700);
  max-width: 40em;
`;

/** Cards side by side: one column on phones, two from 600 px, three from 1000 px. */
export const CardGrid = styled.ul`
  display: grid;
  gap: var(--s7) var(--gap);
  grid-template-columns: minmax(0, 1fr);
  ${from('columns')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('split')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Band = styled.section<{ $tone: SectionTone }>`
  padding-block: var(--section);
  ${({ $tone }) => tones[$tone]}
  ${Lead} {
    ${({ $tone }) => ($tone === 'ink' ? 'color: var(--mist);' : $tone === 'brick' ? 'color: inherit;' : '')}
  }
`;

import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { from } from '../theme';

export type SectionTone = 'white' | 'sand' | 'ink' | 'brick';

/** Content on a dark band: white focus ring, bronze links, inverted icon buttons. */
export const onDark = css`
  color: var(--white);
  --ring: var(--white);
  --link-hover: var(--bronze-lit);
  --icon-button-hover: var(--white);
  --icon-button-hover-text: var(--ink);
`;

const tones = {
  white: css`
    background: var(--white);
  `,
  sand: css`
    background: var(--sand-100);
  `,
  ink: css`
    background: var(--ink);
    --lead: var(--mist);
    ${onDark}
  `,
  brick: css`
    background: var(--brick);
    --lead: var(--on-brick);
    ${onDark}
  `,
};

interface SectionProps {
  tone?: SectionTone;
  /** Heading of level 2; it names the section. */
  heading?: ReactNode;
  lead?: ReactNode;
  /** Beside the heading on wide screens, after it on narrow ones. */
  aside?: ReactNode;
  /** Target of links within the page. */
  id?: string;
  children?: ReactNode;
}

/** A band of a page, without outer margins; its children are separated by `gap`. */
export function Section({ tone = 'white', heading, lead, aside, id, children }: SectionProps) {
  return (
    <Band $tone={tone} id={id}>
      <Container>
        {heading && <SectionHeader heading={heading} lead={lead} aside={aside} />}
        {children}
      </Container>
    </Band>
  );
}

/** Heading and lead, with `aside` at the other end of the row. */
export function SectionHeader({ heading, lead, aside }: Pick<SectionProps, 'heading' | 'lead' | 'aside'>) {
  return (
    <Head>
      <div>
        <h2>{heading}</h2>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {aside}
    </Head>
  );
}

interface BandProps {
  $tone?: SectionTone;
  id?: string | undefined;
}

/** A band with the padding of sections and no container. A link to it also moves the focus there. */
export const Band = styled.section.attrs<BandProps>(
  ({ $tone = 'white', id }) => ({ 'data-tone': $tone, ...(id && { tabIndex: -1 }) }) as object,
)`
  padding-block: var(--section);
  &:focus {
    outline: none;
  }
  ${({ $tone = 'white' }) => tones[$tone]}
  /* Two white bands in a row share one padding. */
  [data-tone='white'] + &[data-tone='white'] {
    padding-block-start: 0;
    scroll-margin-block-start: var(--s5);
  }
`;

export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--max) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 4.6vw, 64px);
`;

export const Lead = styled.p`
  font-size: var(--fs-lead);
  line-height: var(--lh-body);
  color: var(--lead, var(--stone-700));
  max-width: 40em;
  :where(h1, h2) + & {
    padding-block-start: var(--s4);
  }
`;

/** Two columns from 1000 px, 5 to 7 unless said otherwise. */
export const Split = styled.div<{ $columns?: '5fr 7fr' | '7fr 5fr' | '1fr 1fr' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 5vw, 72px);
  & > * {
    min-width: 0;
  }
  ${from('split')} {
    grid-template-columns: ${({ $columns = '5fr 7fr' }) =>
      $columns.replace(/\S+/g, (share) => `minmax(0, ${share})`)};
  }
`;

/** Stays in view beside a longer column. */
export const Sticky = styled.div`
  ${from('split')} {
    position: sticky;
    inset-block-start: calc(var(--hdr) + 32px);
    align-self: start;
  }
`;

/** Cards side by side: one column on phones, two from 600 px, three from 1000 px. */
export const CardGrid = styled.ul`
  display: grid;
  gap: clamp(40px, 4vw, 64px) var(--gap);
  grid-template-columns: minmax(0, 1fr);
  ${from('columns')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('split')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Head = styled.div`
  display: grid;
  gap: var(--s4);
  ${from('hero')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

/** The parts of a card in a list. The whole card is one link. */
import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Chip, type ChipTone } from './chip';
import { Picture, type PictureSource } from './picture';

export const CardLink = styled(Link)`
  display: grid;
  gap: var(--s2);
  align-content: start;
  p {
    color: var(--stone);
    font-size: var(--fs-sm);
  }
  &:hover h3 {
    color: var(--brick);
  }
`;

interface CardImageProps {
  source: PictureSource | null | undefined;
  alt: string;
  chip: { tone: ChipTone; label: string };
  loading?: 'lazy' | 'eager';
}

/** The picture with the state at its lower edge. */
export function CardImage({ source, alt, chip, loading }: CardImageProps) {
  return (
    <ImageBox>
      <Picture source={source} alt={alt} loading={loading} />
      <Chip $tone={chip.tone}>{chip.label}</Chip>
    </ImageBox>
  );
}

/** Short facts in a row that wraps. */
export function CardFacts({ facts }: { facts: readonly { key: string; value: ReactNode }[] }) {
  return (
    <Row>
      {facts.map(({ key, value }) => (
        <span key={key}>{value}</span>
      ))}
    </Row>
  );
}

/** What it costs, below a hairline. */
export const CardPrice = styled.strong`
  padding-block-start: var(--s3);
  border-block-start: 1px solid var(--line);
  font-weight: 500;
`;

const ImageBox = styled.div`
  position: relative;
  ${Chip} {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s4);
  font-size: var(--fs-sm);
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cardStyle, type CardVariant } from './card.styles';
import { Chip, type ChipTone } from './chip';
import { ArrowRightIcon, MapPinIcon, type IconComponent } from './icons';
import { Picture, type PictureSource } from './picture';
import { Link } from './link';

/** Its heading is the only link, stretched over the whole card, so the heading alone names it. */
export const Card = styled.article<{ $variant?: CardVariant }>`
  ${cardStyle}
`;

interface CardImageProps {
  source: PictureSource | null | undefined;
  alt: string;
  /** The state, at the lower edge. */
  chip?: { tone: ChipTone; label: string };
  /** One round corner: small on the first card of a grid, large on the one lead picture of a page. */
  arch?: 'small' | 'large';
  /** Width of the picture, as the attribute, where it is not the usual one. */
  sizes?: string;
  /** The largest picture of the first screen. */
  priority?: boolean;
}

export function CardImage({ source, alt, chip, arch, sizes, priority }: CardImageProps) {
  return (
    <ImageBox data-card-image="" $arch={arch}>
      <Zoom>
        <Picture source={source} alt={alt} ratio="fill" sizes={sizes} priority={priority} />
      </Zoom>
      {chip && <Chip $tone={chip.tone}>{chip.label}</Chip>}
    </ImageBox>
  );
}

/** Below the picture, or beside it. */
export const CardBody = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  padding-block-start: 18px;
  min-inline-size: 0;
`;

export function CardTitle({ to, children }: { to: string; children: ReactNode }) {
  return (
    <h3>
      <Link to={to}>{children}</Link>
    </h3>
  );
}

/** The location, with a pin unless `pin` is false. */
export function CardLocation({ pin = true, children }: { pin?: boolean; children: ReactNode }) {
  return (
    <Place>
      {pin && <MapPinIcon size={16} />}
      <span>{children}</span>
    </Place>
  );
}

export interface CardFact {
  key: string;
  icon: IconComponent;
  value: ReactNode;
}

/** Short facts with icons, in a row that wraps. */
export function CardFacts({ facts }: { facts: readonly CardFact[] }) {
  if (facts.length === 0) return null;
  return (
    <Row>
      {facts.map(({ key, icon: Icon, value }) => (
        <li key={key}>
          <Icon size={18} />
          <span>{value}</span>
        </li>
      ))}
    </Row>
  );
}

export const CardText = styled.p`
  color: var(--stone-700);
  font-size: 0.9375rem;
  padding-block-start: var(--s3);
`;

/** The price below a hairline, and an arrow. */
export function CardFooter({ children }: { children: ReactNode }) {
  return (
    <Foot>
      <div>
        {children}
        <ArrowRightIcon />
      </div>
    </Foot>
  );
}

const ImageBox = styled.div<{ $arch?: 'small' | 'large' }>`
  position: relative;
  overflow: hidden;
  flex: none;
  aspect-ratio: 4 / 3;
  background: var(--sand);
  border-start-end-radius: ${({ $arch }) =>
    $arch === 'large' ? 'var(--arch)' : $arch === 'small' ? 'var(--arch-sm)' : '0'};
  ${Chip} {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    padding: 6px 14px 7px;
    border-radius: 0;
  }
`;

const Zoom = styled.div`
  position: absolute;
  inset: 0;
  transition: transform 600ms var(--ease);
  & > * {
    block-size: 100%;
  }
  article:hover & {
    transform: scale(1.025);
  }
`;

const Place = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s2);
  padding-block-start: 2px;
  font-size: var(--fs-sm);
  color: var(--stone);
  overflow-wrap: anywhere;
`;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) 20px;
  padding-block-start: 14px;
  font-size: var(--fs-sm);
  color: var(--stone-700);
  li {
    display: inline-flex;
    align-items: center;
    gap: var(--s2);
  }
  overflow-wrap: anywhere;
  .icon {
    color: var(--stone);
  }
`;

const Foot = styled.div`
  margin-block-start: auto;
  padding-block-start: var(--s4);
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s3);
    padding-block-start: 14px;
    border-block-start: 1px solid var(--line);
  }
`;

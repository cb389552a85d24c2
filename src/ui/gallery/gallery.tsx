import { useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { answerPress } from '../../browser/answer-press';
import { isModifiedClick } from '../../browser/modified-click';
import { translucent } from '../../theme';
import { createLazyComponent, usePrefetch } from '../lazy-component';
import { Num } from '../num';
import { Picture } from '../picture';
import type { GalleryItem } from './item';

const Lightbox = createLazyComponent(() => import('./lightbox'));

/** A lightbox: the links that open it, and the element to render. Its code is fetched ahead. */
export function useLightbox(label: string, items: readonly GalleryItem[]) {
  usePrefetch(preloadLightbox, items.length > 0);
  // The count is a key, so that each opening starts with its own picture.
  const [{ start, open, opening }, set] = useState({ start: 0, open: false, opening: 0 });
  const openAt = (index: number) => set({ start: index, open: true, opening: opening + 1 });
  return {
    openAt,
    /** Attributes of a link to a picture's file. */
    linkTo: (index: number) => ({
      href: items[index]?.full.src,
      onFocus: preloadLightbox,
      onClick: (event: MouseEvent) => {
        if (isModifiedClick(event)) return;
        event.preventDefault();
        void answerPress(event.currentTarget, () => openAt(index));
      },
    }),
    lightbox: opening > 0 && (
      <Lightbox
        key={opening}
        open={open}
        onClose={() => set({ start, open: false, opening })}
        label={label}
        items={items}
        start={start}
      />
    ),
  };
}

/** Fetches the lightbox ahead. */
export const preloadLightbox = Lightbox.preload;

interface GalleryProps {
  /** What the pictures are of. */
  label: string;
  items: readonly GalleryItem[];
  /** Number of pictures in the row; the last one shows how many more there are. */
  shown?: number;
  /** Width of a small picture, as the attribute, where it is not the usual one. */
  sizes?: string;
  /** Width by height of a small picture. */
  ratio?: string;
}

/** A row of small pictures that open large. Without JavaScript each is a link to its file. */
export function Gallery({ label, items, sizes, shown = 4, ratio = '4 / 3' }: GalleryProps) {
  const { linkTo, lightbox } = useLightbox(label, items);
  if (items.length === 0) return null;
  const row = items.slice(0, shown);
  const more = items.length - row.length;
  return (
    <>
      <Row aria-label={label} $columns={row.length} onPointerEnter={preloadLightbox}>
        {row.map(({ key, alt, thumb }, index) => (
          <li key={key}>
            <a {...linkTo(index)}>
              <Picture source={thumb} alt={alt} ratio={ratio} sizes={sizes} />
              {more > 0 && index === row.length - 1 && (
                <More>
                  <Num>+{more}</Num>
                </More>
              )}
            </a>
          </li>
        ))}
      </Row>
      {lightbox}
    </>
  );
}

const Row = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 2px;
  a {
    position: relative;
    display: block;
  }
  a:is(:hover, :active) {
    opacity: 0.88;
  }
`;

const More = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${translucent('ink-900', 66)};
  color: var(--white);
  font-weight: 500;
`;

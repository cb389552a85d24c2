/** A row of small pictures that open large. Without JavaScript each leads to its file. */
import { useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { veil } from '../../theme';
import { lazyDialog, useAhead } from '../lazy-dialog';
import { Num } from '../num';
import { Picture } from '../picture';
import type { GalleryItem } from './item';

const Lightbox = lazyDialog(() => import('./lightbox'));

/** The lightbox of some pictures: which one is open, the links that open it, and the part that shows it. */
export function useLightbox(label: string, items: readonly GalleryItem[]) {
  useAhead(preloadLightbox, items.length > 0);
  // The number of openings makes each start anew, also at the same picture.
  const [{ start, open, opening }, set] = useState({ start: 0, open: false, opening: 0 });
  const openAt = (index: number) => set({ start: index, open: true, opening: opening + 1 });
  return {
    openAt,
    /** Attributes of a link to a picture's file. */
    linkTo: (index: number) => ({
      href: items[index]?.full.src,
      onFocus: preloadLightbox,
      onClick: (event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return; // another tab was asked for
        event.preventDefault();
        openAt(index);
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

/** Starts loading what shows the pictures. */
export const preloadLightbox = Lightbox.prepare;

interface GalleryProps {
  /** What the pictures are of. */
  label: string;
  items: readonly GalleryItem[];
  /** So many are in the row; the last of them says how many more there are. */
  shown?: number;
  /** Width by height of a small picture. */
  ratio?: string;
}

export function Gallery({ label, items, shown = 4, ratio = '4 / 3' }: GalleryProps) {
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
              <Picture source={thumb} alt={alt} ratio={ratio} />
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
  background: ${veil('ink-900', 66)};
  color: var(--white);
  font-weight: 500;
`;

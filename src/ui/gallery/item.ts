import type { ReactNode } from 'react';
import type { PictureSource } from '../picture';

/** One picture of a gallery. */
export interface GalleryItem {
  key: string;
  /** What it shows: its text alternative, and its caption in the lightbox. */
  alt: string;
  /** Drawings stand on a light ground and are shown whole. */
  kind?: 'photo' | 'drawing';
  /** The small picture in a row. */
  thumb: PictureSource;
  /** The large picture, asked for once the lightbox shows it; also where the link leads without JavaScript. */
  full: { src: string; srcSet?: string };
  /** What a drawing shows, in words, and how these are called. */
  words?: { label: string; content: ReactNode };
}

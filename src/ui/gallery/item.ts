import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import type { PictureSource } from '../picture';

/** One picture of a gallery. */
export interface GalleryItem {
  key: string;
  /** What it shows: its text alternative, and its caption in the lightbox. */
  alt: string;
  /** Drawings have a light background and are never cropped. */
  kind?: 'photo' | 'drawing';
  /** The small picture in a row. */
  thumb: PictureSource;
  /** The large picture, requested when the lightbox shows it; also the link's target without JavaScript. */
  full: { src: string; srcSet?: string; sources?: IGatsbyImageData['images']['sources'] };
  /** A description of a drawing, and the name of the button that shows it. */
  words?: { label: string; content: ReactNode };
}

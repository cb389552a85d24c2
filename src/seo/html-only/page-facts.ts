import type { Node } from './json-ld';
import type { Crumb, PageKind } from './nodes/page-node';

/** Pixels of the cards that the build draws. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The picture that a shared link shows. */
export interface SocialPicture {
  /** Address from the root, or absolute. */
  readonly url: string;
  /** Pixels; missing where the API does not say. */
  readonly width?: number | null;
  readonly height?: number | null;
  /** In the page's language. */
  readonly alt?: string;
}

/** What machines are told of a page beyond its head. Everything in it is on the page too. */
export interface PageFacts {
  /** Its name, as its heading or its place in the trail says it. */
  readonly name?: string;
  /** The trail below home, this page last; none on the home page and on error pages. */
  readonly crumbs?: readonly Crumb[];
  /** More than that it is a page. */
  readonly kind?: PageKind;
  /** What the page is about. */
  readonly nodes?: readonly Node[];
  /** Of a record; other pages have a card of their own. */
  readonly picture?: SocialPicture;
}

import type { LocalizedText } from '../../i18n';
import type { ContentLanguage } from '../../lib/localized-text';
import type { PictureSource } from '../../ui';

export interface BlogCardData {
  readonly id: string;
  readonly slug: string;
  readonly title: LocalizedText;
  readonly excerpt: LocalizedText;
  readonly published_at: string;
  readonly cover?: (PictureSource & { readonly alt: LocalizedText }) | null;
  /** Whole minutes by language; absent in rows from the API. */
  readonly reading_minutes?: { readonly ar: number; readonly en: number } | null;
  readonly tags?: readonly LocalizedText[] | null;
}

export interface ContentsEntry {
  /** Id of the heading in the body. */
  readonly id: string;
  readonly text: string;
}

export interface BlogDetails extends BlogCardData {
  readonly author?: LocalizedText | null;
  /** Sanitised at the build; its headings of the second level have ids. */
  readonly body_html: LocalizedText;
  /** Digest of the text that `body_html` was rendered from. */
  readonly body_digest?: string;
  /** The headings of the second level, by language. */
  readonly contents?: Readonly<Record<ContentLanguage, readonly ContentsEntry[]>> | null;
}

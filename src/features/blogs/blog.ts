/** What the screens know of an article. */
import type { LocalizedText } from '../../i18n';
import type { PictureSource } from '../../ui';

export interface BlogCardData {
  readonly id: string;
  readonly slug: string;
  readonly title: LocalizedText;
  readonly excerpt: LocalizedText;
  readonly published_at: string;
  readonly cover?: (PictureSource & { readonly alt: LocalizedText }) | null;
  readonly tags?: readonly LocalizedText[] | null;
}

export interface BlogDetails extends BlogCardData {
  readonly author?: LocalizedText | null;
  /** Sanitised at the build. */
  readonly body_html: LocalizedText;
}

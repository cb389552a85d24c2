import type { PublishedArticle } from '../../domain/views/published';
import type { ArticleCardView } from '../../domain/views/views';
import type { LocalizedText } from '../../i18n';
import type { PictureSource } from '../../ui';

/** Data of a card. Rows from the API have no `reading_minutes`. */
export type BlogCardData = Readonly<
  Omit<ArticleCardView, 'cover' | 'reading_minutes'> & Partial<Pick<ArticleCardView, 'reading_minutes'>>
> & {
  readonly cover?: (PictureSource & { readonly alt: LocalizedText }) | null;
};

/** An article, prerendered or from the API; what the build made of its text is absent where it is not known. */
export type BlogDetails = BlogCardData &
  Pick<PublishedArticle, 'author' | 'body_html'> &
  Partial<Pick<PublishedArticle, 'body_digest' | 'contents'>>;

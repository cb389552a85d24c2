import type { BlogPosting, Question, VideoObject } from 'schema-dts';
import { htmlToText } from '../../../lib/article';
import { removeLinks } from '../../../domain/plugin-sections';
import type { PublishedArticle } from '../../../domain/views/published';
import { routes } from '../../../lib/routes';
import { locales } from '../../../i18n/locales';
import type { PageContext } from '../page-context';
import { organizationId } from './site-nodes';

export type ArticleData = PublishedArticle;

export const articleId = ({ urlOf }: PageContext, slug: string): string =>
  `${urlOf(routes.blog(slug))}#article`;

/** An article of the blog. Its author is the department that signs it, else the company. */
export function articleNode(context: PageContext, article: ArticleData): Exclude<BlogPosting, string> {
  const { localize, absolute, locale, urlOf } = context;
  const { slug, cover, author, tags, reading_minutes } = article;
  const url = urlOf(routes.blog(slug));
  const company = { '@id': organizationId(context) };
  return {
    '@type': 'BlogPosting',
    '@id': articleId(context, slug),
    headline: localize(article.title),
    description: localize(article.excerpt),
    image: cover
      ? { '@type': 'ImageObject', url: absolute(cover.url), caption: localize(cover.alt) }
      : undefined,
    datePublished: article.published_at,
    author: author
      ? {
          '@type': 'Organization',
          name: localize(author),
          url: urlOf(routes.home),
          parentOrganization: company,
        }
      : company,
    publisher: company,
    inLanguage: locales[locale].hreflang,
    articleSection: localize(tags?.[0]),
    timeRequired: `PT${reading_minutes[locales[locale].content]}M`,
    url,
    mainEntityOfPage: { '@id': url },
  };
}

export type CategoryData = Queries.FaqPageQuery['allFaqCategory']['nodes'][number];

/** The questions that the company's plugins show, each with the text of its answer. */
export function questionNodes(context: PageContext, categories: readonly CategoryData[]): Question[] {
  const { localize, urlOf, hasPlugin, isOffered } = context;
  return categories
    .flatMap(({ questions }) => questions)
    .filter(({ plugin }) => !plugin || hasPlugin(plugin))
    .map(({ slug, question, answer_html }) => ({
      '@type': 'Question',
      '@id': `${urlOf(routes.faq)}#${slug}`,
      name: localize(question),
      acceptedAnswer: {
        '@type': 'Answer',
        text: htmlToText(removeLinks(localize(answer_html) ?? '', isOffered)),
      },
    }));
}

export type FilmData = NonNullable<Queries.HomePageQuery['homeHero']>['film'];

/** The intro film; undefined where its file is missing. */
export function filmNode(context: PageContext, film: FilmData): Exclude<VideoObject, string> | undefined {
  const { localize, absolute, urlOf } = context;
  const { mp4, poster, label, description, published_on } = film;
  const thumbnail = poster?.childImageSharp?.gatsbyImageData.images.fallback?.src;
  if (!mp4?.publicURL) return undefined;
  return {
    '@type': 'VideoObject',
    '@id': `${urlOf(routes.home)}#film`,
    name: localize(label),
    description: localize(description),
    uploadDate: `${published_on}T00:00:00+03:00`,
    contentUrl: absolute(mp4.publicURL),
    thumbnailUrl: thumbnail ? absolute(thumbnail) : undefined,
    publisher: { '@id': organizationId(context) },
  };
}

/** What every page says of itself in the document's head. Render it from a page's `Head`. */
import { useEffect } from 'react';
import { withoutTwinPrefix, locales } from './locales';
import { publishedLocales } from './localization';
import { useHeadLocale } from './locale-context';
import { useTitleInForce } from './own-title';

interface DocumentHeadProps {
  title: string;
  description?: string;
  /** Path of the page, with or without the prefix of a twin. */
  path: string;
  /** Absolute address of the picture that shared links show. */
  image?: string;
  /** Keeps the page out of search results. */
  noIndex?: boolean;
}

/** Origin of the published site, without a slash at its end. */
export const siteUrl = process.env['GATSBY_SITE_URL'] ?? '';

export function DocumentHead({
  title: pageTitle,
  description = '',
  path,
  image,
  noIndex = false,
}: DocumentHeadProps) {
  const { code, twinPrefix } = useHeadLocale(path);
  const title = useTitleInForce() ?? pageTitle;
  const address = withoutTwinPrefix(path);
  const at = (prefix: string) => siteUrl + (prefix + address).replace(/(.)\/$/, '$1');

  // Gatsby copies the head into the document once a page; a change of language later is ours to carry over.
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={at(twinPrefix)} />
      {publishedLocales.length > 1 && (
        <>
          {publishedLocales.map((locale) => {
            const { hreflang, twinPrefix: prefix } = locales[locale];
            return <link key={locale} rel="alternate" hrefLang={hreflang} href={at(prefix)} />;
          })}
          <link rel="alternate" hrefLang="x-default" href={at('')} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={at(twinPrefix)} />
      <meta property="og:locale" content={code === 'ar' ? 'ar_SA' : 'en_US'} />
      {image && <meta property="og:image" content={image} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
}

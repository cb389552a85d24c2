import { useEffect } from 'react';
import { stripLocalePrefix, locales } from '../i18n/locales';
import { publishedLocales } from '../i18n/localization';
import { useHeadLocale } from '../i18n/locale-context';
import { siteUrl } from '../lib/site-url';
import { useTitleOverride } from './title-override';

interface DocumentHeadProps {
  title: string;
  description?: string;
  /** Path of the page, with or without a locale prefix. */
  path: string;
  /** Keeps the page out of search results. */
  noIndex?: boolean;
  /** Stands at any address: names none as its own. */
  noAddress?: boolean;
}

/** The tags that every page has in the document’s head. Render it from a page’s `Head`. What only machines read is in `html-only`. */
export function DocumentHead({
  title: pageTitle,
  description = '',
  path,
  noIndex = false,
  noAddress = false,
}: DocumentHeadProps) {
  const { localePrefix } = useHeadLocale(path);
  const title = useTitleOverride() ?? pageTitle;
  const address = stripLocalePrefix(path);
  const at = (prefix: string) => siteUrl + (prefix + address).replace(/(.)\/$/, '$1');

  // Gatsby updates the document's head once per page; a later change of language or title is applied here.
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      {!noAddress && <link rel="canonical" href={at(localePrefix)} />}
      {!noAddress && publishedLocales.length > 1 && (
        <>
          {publishedLocales.map((locale) => {
            const { hreflang, localePrefix: prefix } = locales[locale];
            return <link key={locale} rel="alternate" hrefLang={hreflang} href={at(prefix)} />;
          })}
          <link rel="alternate" hrefLang="x-default" href={at('')} />
        </>
      )}
    </>
  );
}

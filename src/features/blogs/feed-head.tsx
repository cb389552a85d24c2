/** Tells feed readers where the articles are: in the head of the list and of every article. */
import { useHeadLocale, locales, publishedLocales, type LocaleConnection } from '../../i18n';
import { siteUrl, textOf, useBrand } from '../../seo';
import { feedPath, feedType } from '../../lib/feed-path';

interface FeedHeadProps {
  /** The page's texts, with the namespace of the blog. */
  locales: LocaleConnection;
  path: string;
}

/** Every language of the site, that of the page first: many readers offer only the first. */
export function FeedHead({ locales: texts, path }: FeedHeadProps) {
  const { code } = useHeadLocale(path);
  const { name } = useBrand();
  const ownFirst = publishedLocales
    .map((locale) => locales[locale])
    .sort((a, b) => Number(b.code === code) - Number(a.code === code));
  return (
    <>
      {ownFirst.map((locale) => (
        <link
          key={locale.code}
          rel="alternate"
          type={feedType}
          hrefLang={locale.hreflang}
          title={`${textOf(texts, locale.code, 'blogs', 'title')} — ${name[locale.code]}`}
          href={siteUrl + locale.localePrefix + feedPath}
        />
      ))}
    </>
  );
}

import {
  localize,
  locales,
  publishedLocales,
  useHeadLocale,
  useLocale,
  useTranslation,
  type LocaleConnection,
} from '../../i18n';
import { feedPath, feedType } from '../../lib/routes';
import { siteUrl } from '../../lib/site-url';
import { pageText, useBrand } from '../../seo';
import { Container, OuterTextLink, RssIcon } from '../../ui';

interface FeedHeadProps {
  /** Texts of the page, including the namespace `blogs`. */
  locales: LocaleConnection;
  path: string;
}

/** Links for feed readers, one per language; that of the page first, as many readers offer only the first. */
export function FeedHead({ locales: texts, path }: FeedHeadProps) {
  const { code } = useHeadLocale(path);
  const { name } = useBrand();
  const ownLocaleFirst = publishedLocales
    .map((locale) => locales[locale])
    .sort((a, b) => Number(b.code === code) - Number(a.code === code));
  return (
    <>
      {ownLocaleFirst.map((locale) => (
        <link
          key={locale.code}
          rel="alternate"
          type={feedType}
          hrefLang={locale.hreflang}
          title={`${pageText(texts, locale.code, 'blogs', 'title')} — ${localize(name, locale.code)}`}
          href={siteUrl + locale.localePrefix + feedPath}
        />
      ))}
    </>
  );
}

/** Visible link to the feed, below the list of articles. */
export function FeedLink() {
  const { t } = useTranslation('blogs');
  const { localePrefix } = useLocale();
  return (
    <Container className="no-print">
      <p>
        <OuterTextLink href={localePrefix + feedPath} type={feedType}>
          <RssIcon />
          {t('feed')}
        </OuterTextLink>
      </p>
    </Container>
  );
}

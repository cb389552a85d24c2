import { useHeadLocale } from '../i18n/locale-context';
import type { Locale } from '../i18n/locales';
import { localize, type LocalizedText } from '../i18n/localized';
import { siteUrl } from '../lib/site-url';
import { DocumentHead } from './document-head';
import { useTitleWithBrand } from './use-brand';

interface RecordHeadProps {
  title: LocalizedText;
  description?: LocalizedText | null;
  path: string;
  /** Social card: an absolute address, or the site's own by language. */
  image?: string | null | ((locale: Locale) => string);
  /** Keeps the page out of search results. */
  noIndex?: boolean;
}

/** The head of a page about one record, whose texts come in both languages. */
export function RecordHead({ title, description, path, image, noIndex }: RecordHeadProps) {
  const { code } = useHeadLocale(path);
  const titled = useTitleWithBrand(code);
  return (
    <DocumentHead
      title={titled(localize(title, code))}
      description={localize(description, code)}
      path={path}
      noIndex={noIndex}
      image={typeof image === 'function' ? siteUrl + image(code) : (image ?? undefined)}
    />
  );
}

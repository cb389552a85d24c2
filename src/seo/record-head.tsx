/** The head of a page about one record, whose texts come in both languages. */
import { DocumentHead, siteUrl } from './document-head';
import type { Locale } from '../i18n/locales';
import { useHeadLocale } from '../i18n/locale-context';
import { localize, type LocalizedText } from '../i18n/localized';
import { useTitled } from './use-brand';

interface RecordHeadProps {
  title: LocalizedText;
  description?: LocalizedText | null;
  path: string;
  /** The picture that shared links show: an absolute address, or the site's own by language. */
  image?: string | null | ((locale: Locale) => string);
  /** Keeps the page out of search results. */
  noIndex?: boolean;
}

export function RecordHead({ title, description, path, image, noIndex }: RecordHeadProps) {
  const { code } = useHeadLocale(path);
  const titled = useTitled(code);
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

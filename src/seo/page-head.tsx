import { useHeadLocale } from '../i18n/locale-context';
import type { Locale } from '../i18n/locales';
import { localize, type LocalizedText } from '../i18n/localized';
import type { LocaleConnection } from '../i18n/resources';
import type { Namespace, NamespaceKey } from '../i18n/text-keys';
import { siteUrl } from '../lib/site-url';
import { DocumentHead } from './document-head';
import { pageText } from './page-texts';
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

interface TextHeadProps<N extends Namespace> {
  locales: LocaleConnection;
  namespace: N;
  /** Keys of the title and of the description. */
  title: NamespaceKey<N>;
  lead?: NamespaceKey<N>;
  path: string;
  noIndex?: boolean;
}

/** The head of a page whose title and description are texts of a namespace. */
export function TextHead<N extends Namespace>(props: TextHeadProps<N>) {
  const { locales, namespace, title, lead, path, noIndex } = props;
  const { code } = useHeadLocale(path);
  const titled = useTitleWithBrand(code);
  return (
    <DocumentHead
      title={titled(pageText(locales, code, namespace, title))}
      description={lead && pageText(locales, code, namespace, lead)}
      path={path}
      noIndex={noIndex}
    />
  );
}

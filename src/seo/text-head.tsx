import { useHeadLocale } from '../i18n/locale-context';
import type { LocaleConnection } from '../i18n/resources';
import type { Namespace, NamespaceKey } from '../i18n/text-keys';
import { DocumentHead } from './document-head';
import { pageText } from './page-texts';
import { useTitleWithBrand } from './use-brand';

interface TextHeadProps<N extends Namespace> {
  locales: LocaleConnection;
  namespace: N;
  /** Keys of the title and of the description. */
  title: NamespaceKey<N>;
  lead?: NamespaceKey<N>;
  path: string;
  noIndex?: boolean;
  noAddress?: boolean;
}

/** The head of a page whose title and description are texts of a namespace. */
export function TextHead<N extends Namespace>(props: TextHeadProps<N>) {
  const { locales, namespace, title, lead, path, noIndex, noAddress } = props;
  const { code } = useHeadLocale(path);
  const titled = useTitleWithBrand(code);
  return (
    <DocumentHead
      title={titled(pageText(locales, code, namespace, title))}
      description={lead && pageText(locales, code, namespace, lead)}
      path={path}
      noIndex={noIndex}
      noAddress={noAddress}
    />
  );
}

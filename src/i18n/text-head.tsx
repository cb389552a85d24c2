/** The head of a page whose title and description are texts of a namespace. */
import { DocumentHead } from './document-head';
import { useHeadLocale } from './locale-context';
import { textOf, titled } from './page-title';
import type { LocaleConnection } from './resources';

interface TextHeadProps {
  locales: LocaleConnection;
  namespace: string;
  /** Keys of the title and of the description. */
  title: string;
  lead?: string;
  path: string;
  noIndex?: boolean;
}

export function TextHead({ locales, namespace, title, lead, path, noIndex }: TextHeadProps) {
  const { code } = useHeadLocale(path);
  return (
    <DocumentHead
      title={titled(textOf(locales, code, namespace, title), code)}
      description={lead && textOf(locales, code, namespace, lead)}
      path={path}
      noIndex={noIndex}
    />
  );
}

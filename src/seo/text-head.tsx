/** The head of a page whose title and description are texts of a namespace. */
import { DocumentHead } from './document-head';
import { useHeadLocale } from '../i18n/locale-context';
import { textOf } from './page-title';
import type { LocaleConnection } from '../i18n/resources';
import { useTitled } from './use-brand';

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
  const titled = useTitled(code);
  return (
    <DocumentHead
      title={titled(textOf(locales, code, namespace, title))}
      description={lead && textOf(locales, code, namespace, lead)}
      path={path}
      noIndex={noIndex}
    />
  );
}

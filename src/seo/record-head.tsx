import { useHeadLocale } from '../i18n/locale-context';
import { localize, type LocalizedText } from '../i18n/localized';
import { DocumentHead } from './document-head';
import { useTitleWithBrand } from './use-brand';

interface RecordHeadProps {
  title: LocalizedText;
  description?: LocalizedText | null;
  path: string;
  /** Keeps the page out of search results. */
  noIndex?: boolean;
  /** Puts the company's name behind the title; false where the title has it. */
  branded?: boolean;
}

/** The head of a page about one record, whose texts come in both languages. */
export function RecordHead({ title, description, path, noIndex, branded = true }: RecordHeadProps) {
  const { code } = useHeadLocale(path);
  const titled = useTitleWithBrand(code);
  return (
    <DocumentHead
      title={branded ? titled(localize(title, code)) : localize(title, code)}
      description={localize(description, code)}
      path={path}
      noIndex={noIndex}
    />
  );
}

/** The head of a page about one record, whose texts come in both languages. */
import { DocumentHead } from './document-head';
import { useHeadLocale } from './locale-context';
import { localize, type LocalizedText } from './localized';
import { titled } from './page-title';

interface RecordHeadProps {
  title: LocalizedText;
  description?: LocalizedText | null;
  path: string;
  image?: string | null;
}

export function RecordHead({ title, description, path, image }: RecordHeadProps) {
  const { code } = useHeadLocale(path);
  return (
    <DocumentHead
      title={titled(localize(title, code), code)}
      description={localize(description, code)}
      path={path}
      image={image ?? undefined}
    />
  );
}

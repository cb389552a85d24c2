/** The head of a page about one record, whose texts come in both languages. */
import { DocumentHead } from './document-head';
import { useHeadLocale } from './locale-context';
import { localize, type LocalizedText } from './localized';
import { useTitled } from './use-brand';

interface RecordHeadProps {
  title: LocalizedText;
  description?: LocalizedText | null;
  path: string;
  image?: string | null;
}

export function RecordHead({ title, description, path, image }: RecordHeadProps) {
  const { code } = useHeadLocale(path);
  const titled = useTitled(code);
  return (
    <DocumentHead
      title={titled(localize(title, code))}
      description={localize(description, code)}
      path={path}
      image={image ?? undefined}
    />
  );
}

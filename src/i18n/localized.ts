import type { LocalizedText } from '../lib/localized-text';
import { useLocale } from './locale-context';
import { localize } from './localize';

export { localize, type LocalizedText };

/** `(text) => string` in the visitor's language. */
export function useLocalized(): (text: LocalizedText | null | undefined) => string {
  const { code } = useLocale();
  return (text) => localize(text, code);
}

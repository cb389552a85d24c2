import { useLocale } from './locale-context';
import { translatorOf } from './resources';
import type { Translate } from './translate';

/** Texts of a namespace and of `common` in the language of the tree; they are loaded before it renders. */
export function useTranslation(namespace = 'common'): { t: Translate } {
  const { code } = useLocale();
  return { t: translatorOf(code, namespace) };
}

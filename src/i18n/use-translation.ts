import { useTranslation as useI18nextTranslation } from 'react-i18next';
import { useLocale } from './locale-context';
import { i18nFor } from './resources';

/**
 * Texts of a namespace, and of `common` besides, in the visitor's language. It takes its instance from the language of the tree, because the
 * instance that gatsby-plugin-react-i18next provides speaks the language of the path.
 */
export function useTranslation(namespace = 'common') {
  const { code } = useLocale();
  return useI18nextTranslation(namespace, { i18n: i18nFor(code), useSuspense: false });
}

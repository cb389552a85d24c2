import { useSyncExternalStore } from 'react';
import { useLocale } from './locale-context';
import { countSaves, createTranslator, watchTexts } from './resources';
import type { Namespace, TextKey } from './text-keys';
import type { Translate } from './translate';

/** Texts of a namespace and of `common` in the language of the tree; they are loaded before it renders. */
export function useTranslation<N extends Namespace = 'common'>(namespace?: N): { t: Translate<TextKey<N>> } {
  const { code } = useLocale();
  if (process.env['NODE_ENV'] === 'development') {
    // The same at each render, and not part of a build.
    useSyncExternalStore(watchTexts, countSaves, countSaves);
  }
  return { t: createTranslator(code, namespace ?? 'common') };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../src/i18n/locales';
import type { FileKey, Namespace } from '../../src/i18n/text-keys';
import type { LocalizedText } from '../../src/lib/localized-text';

/** Keys of the texts in a group, without its name: `KeyIn<'common', 'nav'>` has `home` and `about`. */
export type KeyIn<N extends Namespace, Group extends string> = Below<FileKey<N>, Group>;

type Below<Key, Group extends string> = Key extends `${Group}.${infer Rest}` ? Rest : never;

type Tree = { [key: string]: string | Tree };

/** A text of a namespace by its dotted key, e.g. `text('ar', 'common', 'nav.home')`. */
export function text<N extends Namespace>(locale: Locale, namespace: N, key: FileKey<N>): string {
  const file = path.resolve('src/i18n/locales', locale, `${namespace}.json`);
  let value: string | Tree | undefined = JSON.parse(readFileSync(file, 'utf8')) as Tree;
  for (const part of key.split('.')) value = typeof value === 'object' ? value[part] : undefined;
  if (typeof value !== 'string') throw new Error(`No text ${namespace}:${key} in ${locale}`);
  return value;
}

/** The same text in each language. */
export const localizedText = <N extends Namespace>(namespace: N, key: FileKey<N>): LocalizedText => ({
  ar: text('ar', namespace, key),
  en: text('en', namespace, key),
});

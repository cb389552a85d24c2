import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../src/i18n/locales';

type Tree = { [key: string]: string | Tree };

/** A text of a namespace by its dotted key, e.g. `text('ar', 'common', 'nav.home')`. */
export function text(locale: Locale, namespace: string, key: string): string {
  const file = path.resolve('src/i18n/locales', locale, `${namespace}.json`);
  let value: string | Tree | undefined = JSON.parse(readFileSync(file, 'utf8')) as Tree;
  for (const part of key.split('.')) value = typeof value === 'object' ? value[part] : undefined;
  if (typeof value !== 'string') throw new Error(`No text ${namespace}:${key} in ${locale}`);
  return value;
}

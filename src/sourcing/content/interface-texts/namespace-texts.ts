import { readFileSync } from 'node:fs';
import path from 'node:path';
import { localeCodes, type Locale } from '../../../i18n/locales';
import type { Namespace, NamespaceTexts } from '../../../i18n/text-keys';
import { localeFile } from './read-texts';

/** The texts of a namespace in every language, for what a build writes beside the pages. */
export const readTexts = <N extends Namespace>(namespace: N): Readonly<Record<Locale, NamespaceTexts[N]>> =>
  Object.fromEntries(
    localeCodes.map((code) => [
      code,
      JSON.parse(readFileSync(path.resolve(localeFile(code, namespace)), 'utf8')) as NamespaceTexts[N],
    ]),
  ) as Record<Locale, NamespaceTexts[N]>;

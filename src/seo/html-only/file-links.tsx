import type { ReactElement } from 'react';
import { locales, type Locale } from '../../i18n/locales';
import { llmsFile, manifestFile } from '../../lib/routes';

/** Links of the head to icons and files that the build writes for a page's language. */
export function fileLinks(locale: Locale): ReactElement[] {
  const { localePrefix } = locales[locale];
  return [
    <link key="ico" rel="icon" sizes="32x32" href="/favicon.ico" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href={localePrefix + manifestFile} />,
    <link key="llms" rel="alternate" type="text/markdown" title="llms.txt" href={localePrefix + llmsFile} />,
  ];
}

import type { ReactNode } from 'react';
import { deferredScriptsId } from '../browser/deferred-scripts';
import { stripLocalePrefix } from '../i18n';
import { appDataPath, pageDataPath } from '../lib/page-data-path';

/** What Gatsby writes beside each page for its scripts. */
export interface PageData {
  componentChunkName: string;
}

/**
 * Hints for what Gatsby's scripts fetch before they hydrate, so that all of it is fetched at once. Both languages have
 * the data of the address without a prefix.
 * @param path of the page as Gatsby lists it
 */
export function pageDataHints(path: string, { componentChunkName }: PageData): ReactNode[] {
  const addresses = [encodeURI(pageDataPath(stripLocalePrefix(path))), appDataPath];
  return [
    <link key="page" as="script" data-chunk={componentChunkName} />,
    ...addresses.map((href) => (
      <link key={href} rel="preload" as="fetch" href={href} crossOrigin="anonymous" />
    )),
  ];
}

/** The scripts and hints of a page, in a `<template>` that `startScriptsScript` opens. */
export const deferScripts = (path: string, scripts: ReactNode): ReactNode => (
  <template key={deferredScriptsId} id={deferredScriptsId} data-page={path}>
    {scripts}
  </template>
);

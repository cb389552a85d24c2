import type { ReactElement } from 'react';
import type { PageProps } from 'gatsby';
import { LocaleProvider, type LocaleConnection } from '../i18n';
import { ErrorBoundary } from '../ui';
import { BarePage, PageShell } from './page-shell';

/** The locale, around the whole tree. `pathname` is that of the page at the build, undefined in the browser. */
export const wrapRoot = (element: ReactElement, pathname?: string) => (
  <LocaleProvider pathname={pathname}>{element}</LocaleProvider>
);

/** Header and footer, around each page. They stay mounted while pages change. */
export const wrapPage = (element: ReactElement, { data, location, pageContext }: PageProps) => (
  <ErrorBoundary resetKey={location.pathname} fallback={<BarePage />}>
    <PageShell
      locales={(data as { locales?: LocaleConnection } | undefined)?.locales}
      path={isErrorPage(pageContext) ? '/404' : location.pathname}
    >
      {element}
    </PageShell>
  </ErrorBoundary>
);

/** The error page is prerendered once and hydrates at any address, so nothing around it may depend on the address. */
const isErrorPage = (pageContext: object): boolean => {
  const { i18n } = pageContext as { i18n?: { originalPath?: string } };
  return /^\/404(\.html)?\/?$/.test(i18n?.originalPath ?? '');
};

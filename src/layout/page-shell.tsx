import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { useAfterFirstScreen } from '../browser/first-screen';
import { OutboxNotifier } from '../features/enquiries';
import { useHasPlugin, useOrganizationRefresh } from '../features/organization';
import { useLatestProjectsRefresh } from '../features/projects';
import { ShortlistBarLoader } from '../features/shortlist';
import { addResources, useTranslation, stripLocalePrefix, type LocaleConnection } from '../i18n';
import { ErrorBoundary, Sections } from '../ui';
import { Dock } from './dock';
import { ConnectionNotice, ErrorPage, IncompleteNotice, PageOrError } from './errors';
import { FloatingButtons } from './floating-buttons';
import { Footer } from './footer';
import { Header } from './header';
import { pageLayout } from './page-layout';
import { ProgressBar } from './progress-bar';
import { useOfferedLocale } from './use-offered-locale';
import { useRouteAnnouncement } from './use-route-announcement';
import { useShellTexts } from './use-shell-texts';

interface PageShellProps {
  /** Namespaces of the page's query. */
  locales: LocaleConnection | undefined;
  /** Path of the page, with or without a locale prefix. */
  path: string;
  children: ReactNode;
}

// Not rendered again with each page.
const PageFooter = memo(Footer);
const ContactButtons = memo(FloatingButtons);

/** Header, page, footer and what floats over them; adds the texts of the page in both languages. */
export function PageShell({ locales, path, children }: PageShellProps) {
  useShellTexts();
  addResources(locales);
  useOrganizationRefresh();
  useLatestProjectsRefresh();
  useOfferedLocale(useHasPlugin('Localization'));
  useRouteAnnouncement();
  const { t } = useTranslation();
  const address = stripLocalePrefix(path);
  const seenAddress = useAfterFirstScreen(address);
  const { landing, backToTop } = pageLayout(address);
  return (
    <>
      <SkipLink href="#main">{t('skipToContent')}</SkipLink>
      <Sections>
        <ProgressBar />
        <Header path={address} seenPath={seenAddress} />
      </Sections>
      <Main id="main" tabIndex={-1} $landing={landing}>
        <PageOrError>
          <ErrorBoundary resetKey={address} fallback={<ErrorPage status={500} />}>
            {children}
          </ErrorBoundary>
        </PageOrError>
      </Main>
      <Sections>
        <PageFooter path={seenAddress} />
        <Dock
          start={
            <Sections>
              <ShortlistBarLoader path={address} />
            </Sections>
          }
          end={
            <Sections>
              <ContactButtons backToTop={backToTop} />
            </Sections>
          }
          notice={
            <Sections>
              <OutboxNotifier />
            </Sections>
          }
          bar={
            <>
              <IncompleteNotice path={address} />
              <ConnectionNotice />
            </>
          }
        />
      </Sections>
    </>
  );
}

/** Shown when the header or the footer cannot be rendered. */
export function BarePage() {
  useShellTexts();
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage status={500} />
    </main>
  );
}

/** The landing layout starts at the very top, behind the header; others start below it. */
const Main = styled.main<{ $landing: boolean }>`
  ${({ $landing }) => ($landing ? '--header-room: var(--hdr)' : 'padding-block-start: var(--hdr)')};
  &:focus {
    outline: none;
  }
  @media print {
    padding: 0;
  }
`;

const SkipLink = styled.a`
  position: absolute;
  inset-block-start: -80px;
  inset-inline-start: var(--gutter);
  z-index: 20;
  padding: var(--s3) var(--s5);
  background: var(--ink);
  color: var(--white);
  &:focus {
    inset-block-start: var(--s3);
  }
`;

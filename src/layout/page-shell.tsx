/** Header, page, footer; and the texts of the page in both languages. */
import { graphql, useStaticQuery } from 'gatsby';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useOrganisationRefresh } from '../features/organisation';
import { useLatestProjectsRefresh } from '../features/projects';
import { addResources, useTranslation, withoutTwinPrefix, type LocaleConnection } from '../i18n';
import { Footer } from './footer';
import { Header } from './header';

interface PageShellProps {
  /** Namespaces of the page's query. */
  locales: LocaleConnection | undefined;
  /** Path of the page, with or without the prefix of a twin. */
  path: string;
  children: ReactNode;
}

export function PageShell({ locales, path, children }: PageShellProps) {
  const { shell } = useStaticQuery<Queries.ShellTextsQuery>(graphql`
    query ShellTexts {
      shell: allLocale(filter: { ns: { eq: "common" } }) {
        ...PageTexts
      }
    }
  `);
  // Before anything below renders: the store only grows, so doing it twice changes nothing.
  addResources(shell);
  addResources(locales);
  useOrganisationRefresh();
  useLatestProjectsRefresh();
  const { t } = useTranslation();
  return (
    <>
      <SkipLink href="#main">{t('skipToContent')}</SkipLink>
      <Header path={withoutTwinPrefix(path)} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

export const pageTexts = graphql`
  fragment PageTexts on LocaleConnection {
    edges {
      node {
        ns
        language
        data
      }
    }
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

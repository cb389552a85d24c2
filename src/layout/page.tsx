/** A page with padding: everything but home. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { routes } from '../lib/routes';
import { PageHeading } from '../ui';

interface TitledPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Heading with the way from home, then what the page holds. */
export function TitledPage({ title, lead, children }: TitledPageProps) {
  const { t } = useTranslation();
  return (
    <Page>
      <PageHeading
        title={title}
        lead={lead}
        label={t('breadcrumb')}
        home={{ label: t('nav.home'), to: routes.home }}
      />
      {children}
    </Page>
  );
}

export const Page = styled.div`
  display: grid;
  gap: var(--s7);
  padding-block: var(--s6) var(--section);
`;

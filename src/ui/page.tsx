/** A page with padding: everything but home. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { routes } from '../lib/routes';
import { Breadcrumb } from './breadcrumb';
import { Container, Lead } from './section';

interface TitledPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The way from home, a heading and a line about the page; then what it holds. */
export function TitledPage({ title, lead, children }: TitledPageProps) {
  const { t } = useTranslation();
  return (
    <Page>
      <Container>
        <Breadcrumb
          label={t('breadcrumb')}
          crumbs={[{ label: t('nav.home'), to: routes.home }, { label: title }]}
        />
        <h1>{title}</h1>
        {lead && <Lead>{lead}</Lead>}
      </Container>
      {children}
    </Page>
  );
}

export const Page = styled.div`
  display: grid;
  gap: var(--s7);
  padding-block: var(--s6) var(--section);
`;

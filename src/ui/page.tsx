import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { routes } from '../lib/routes';
import { from } from '../theme';
import { Breadcrumb, type Crumb } from './breadcrumb';
import { Container, Lead } from './section';
import { Sections } from './error-boundary';

interface PageHeaderProps {
  /** The pages between home and this one. */
  breadcrumbs?: readonly Crumb[];
  /** This page in the breadcrumb, where its title is too long. */
  crumb?: string;
  title: string;
  lead?: ReactNode;
  /** Above the title, such as a state. */
  children?: ReactNode;
  /** Below the title, as wide as the page. */
  below?: ReactNode;
  /** At the other end on wide screens, below on narrow ones. */
  aside?: ReactNode;
}

/** The breadcrumbs from home, a heading and a line about the page. */
export function PageHeader({
  breadcrumbs = [],
  crumb,
  title,
  lead,
  children,
  below,
  aside,
}: PageHeaderProps) {
  const { t } = useTranslation();
  return (
    <HeadRow as="header" $split={aside !== undefined}>
      <Head>
        <Breadcrumb
          label={t('breadcrumb')}
          crumbs={[{ label: t('nav.home'), to: routes.home }, ...breadcrumbs, { label: crumb ?? title }]}
        />
        {children}
        <h1>{title}</h1>
        {lead && <Lead>{lead}</Lead>}
        {below && <Below>{below}</Below>}
      </Head>
      {aside && <Aside>{aside}</Aside>}
    </HeadRow>
  );
}

interface TitledPageProps extends Pick<PageHeaderProps, 'title' | 'crumb' | 'lead' | 'below'> {
  children: ReactNode;
}

/** A page with a head and content. */
export function TitledPage({ title, crumb, lead, below, children }: TitledPageProps) {
  return (
    <Page>
      <PageHeader title={title} crumb={crumb} lead={lead} below={below} />
      <Content>
        <Sections>{children}</Sections>
      </Content>
    </Page>
  );
}

/** A page with padding: all but home. It ends with the distance of sections, unless its last child is a section. */
export const Page = ({ children }: { children: ReactNode }) => (
  <Frame>
    <Sections>{children}</Sections>
  </Frame>
);

const Frame = styled.div`
  padding-block: clamp(20px, 2.4vw, 32px) var(--section);
  &:has(> section:last-child, > :last-child > section:last-child) {
    padding-block-end: 0;
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s7);
  /* A last section keeps the distance of sections. */
  & > * + section:last-child {
    margin-block-start: calc(var(--section) - var(--s7));
  }
`;

const HeadRow = styled(Container)<{ $split: boolean }>`
  gap: var(--s5) var(--gap);
  padding-block-end: clamp(36px, 4.4vw, 64px);
  @media print {
    padding-block-end: 16px;
  }
  ${from('hero')} {
    grid-template-columns: ${({ $split }) => ($split ? 'minmax(0, 1fr) minmax(0, 420px)' : 'minmax(0, 1fr)')};
    align-items: end;
  }
`;

const Aside = styled.div`
  min-inline-size: 0;
`;

const Below = styled.div`
  inline-size: 100%;
  padding-block-start: clamp(20px, 3vw, 32px);
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  overflow-wrap: anywhere;
  & > nav {
    inline-size: 100%;
  }
  & > nav + * {
    margin-block-start: clamp(8px, 1.4vw, 20px);
  }
  & > :not(nav) + h1 {
    margin-block-start: var(--s4);
  }
`;

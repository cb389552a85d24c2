import { graphql, type HeadProps, type PageProps } from 'gatsby';
import styled from 'styled-components';
import { KeptOnDevice } from '../features/kept-pages';
import { ProseWithEnabledLinks } from '../features/organization';
import { useDates, useLocalized, useTranslation } from '../i18n';
import { RecordHead } from '../seo';
import { Container, TitledPage } from '../ui';

export default function PrivacyPage({ data: { privacyPage } }: PageProps<Queries.PrivacyPageQuery>) {
  const localized = useLocalized();
  const { t } = useTranslation();
  const { date } = useDates();
  const { version, updated_on: updated } = privacyPage ?? {};
  return (
    <TitledPage title={localized(privacyPage?.title)} lead={localized(privacyPage?.lead)}>
      <Container>
        <ProseWithEnabledLinks html={localized(privacyPage?.body)} />
        <KeptOnDevice />
        {updated && <Version>{t('company.policyVersion', { version, date: date(updated) })}</Version>}
      </Container>
    </TitledPage>
  );
}

const Version = styled.p`
  padding-block-start: var(--s6);
  font-size: var(--fs-sm);
  color: var(--stone);
`;

export const Head = ({ data: { privacyPage }, location }: HeadProps<Queries.PrivacyPageQuery>) =>
  privacyPage && (
    <RecordHead title={privacyPage.title} description={privacyPage.lead} path={location.pathname} />
  );

export const query = graphql`
  query PrivacyPage {
    locales: allLocale(filter: { ns: { in: ["common", "kept"] } }) {
      ...PageTexts
    }
    privacyPage {
      title {
        ar
        en
      }
      lead {
        ar
        en
      }
      version
      updated_on
      body {
        ar
        en
      }
    }
  }
`;

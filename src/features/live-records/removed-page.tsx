import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { telHref, whatsappHref } from '../../lib/phone';
import { routes } from '../../lib/routes';
import {
  Actions,
  ButtonLink,
  Container,
  Page,
  PageHeader,
  PhoneIcon,
  WhatsAppIcon,
  type Crumb,
} from '../../ui';
import { useChatNumber, useOrganization } from '../organization';
import { OtherRecords, type OtherRecordsProps } from './other-records';
import { useRemovedHead } from './use-live-head';

interface RemovedPageProps<Row> extends Omit<OtherRecordsProps<Row>, 'tone'> {
  /** The list that it was on. */
  parent: Crumb;
  /** Its name. */
  name: string;
  /** Says that it is no longer published. */
  title: string;
  lead: string;
  /** Offers ways to contact the company: for units, not for articles. */
  contact: boolean;
}

/** In place of a record that is no longer published. `heading`, `records` and `card` show others instead. */
export function RemovedPage<Row extends { readonly id: string }>(props: RemovedPageProps<Row>) {
  const { parent, name, title, lead, contact, ...others } = props;
  const { t } = useTranslation();
  useRemovedHead(title);
  return (
    <Page>
      <PageHeader breadcrumbs={[parent]} crumb={name} title={title} lead={lead} />
      <Container>
        <SpacedActions>
          {contact && <ContactActions />}
          <ButtonLink to={parent.to ?? routes.home} variant="outline">
            {t('removed.all', { list: parent.label })}
          </ButtonLink>
        </SpacedActions>
      </Container>
      <OtherRecords {...others} tone="sand" />
    </Page>
  );
}

const SpacedActions = styled(Actions)`
  margin-block-end: var(--s7);
`;

/** The general form, and a chat and a call where the profile has numbers. */
function ContactActions() {
  const { t } = useTranslation();
  const phone = useOrganization()?.phone1;
  const chat = useChatNumber();
  return (
    <>
      <ButtonLink to={routes.interest}>{t('nav.interest')}</ButtonLink>
      {chat && (
        <ButtonLink variant="outline" to={whatsappHref(chat)}>
          <WhatsAppIcon />
          {t('whatsapp')}
        </ButtonLink>
      )}
      {phone && (
        <ButtonLink variant="outline" to={telHref(phone)}>
          <PhoneIcon />
          {t('removed.call')}
        </ButtonLink>
      )}
    </>
  );
}

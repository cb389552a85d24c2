/** In place of a record that is no longer published: that it is so, whom to ask, and what there is instead. */
import { useTranslation } from '../../i18n';
import { telHref, whatsappHref } from '../../lib/phone';
import { routes } from '../../lib/routes';
import {
  Actions,
  ButtonLink,
  Container,
  Page,
  PageHead,
  PhoneIcon,
  WhatsAppIcon,
  type Crumb,
} from '../../ui';
import { useChatNumber, useOrganization } from '../organization';
import { OtherRecords, type OtherRecordsProps } from './other-records';
import { useRemovedHead } from './use-live-head';

interface GonePageProps<Row> extends Omit<OtherRecordsProps<Row>, 'tone'> {
  /** The list that it was in. */
  parent: Crumb;
  /** What it was called. */
  name: string;
  /** That it is gone, in words. */
  title: string;
  lead: string;
  /** Whether people ask about such things: about homes, not about articles. */
  contact: boolean;
}

/** `heading`, `records` and `card` say what there is instead. */
export function RemovedPage<Row extends { readonly id: string }>(props: GonePageProps<Row>) {
  const { parent, name, title, lead, contact, ...others } = props;
  const { t } = useTranslation();
  useRemovedHead(title);
  return (
    <Page>
      <PageHead breadcrumbs={[parent]} crumb={name} title={title} lead={lead} />
      <Container>
        <Actions>
          {contact && <ContactWays />}
          <ButtonLink to={parent.to ?? routes.home} variant="outline">
            {t('gone.all', { list: parent.label })}
          </ButtonLink>
        </Actions>
      </Container>
      <OtherRecords {...others} tone="sand" />
    </Page>
  );
}

/** The general form, a chat, a call: what the profile offers. */
function ContactWays() {
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
          {t('gone.call')}
        </ButtonLink>
      )}
    </>
  );
}

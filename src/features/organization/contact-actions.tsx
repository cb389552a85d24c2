import { useTranslation } from '../../i18n';
import { telHref, whatsappHref } from '../../lib/phone';
import { routes } from '../../lib/routes';
import { ButtonLink, PhoneIcon, WhatsAppIcon } from '../../ui';
import { useChatNumber } from './use-chat-number';
import { useOrganization } from './use-organization';

/** The general form, and a chat and a call where the profile has numbers. */
export function ContactActions() {
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

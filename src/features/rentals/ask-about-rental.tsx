/** WhatsApp, a call, or the form below: what the profile offers. */
import { useTranslation } from '../../i18n';
import { telHref, whatsappHref } from '../../lib/phone';
import { Actions, ButtonLink, PhoneIcon, WhatsAppIcon } from '../../ui';
import { useChatNumber, useOrganisation } from '../organisation';

export function AskAboutRental({ title }: { title: string }) {
  const { t } = useTranslation('rentals');
  const phone = useOrganisation()?.phone1;
  const chat = useChatNumber();
  return (
    <Actions>
      <ButtonLink to="#enquiry">{t('enquiry')}</ButtonLink>
      {chat && (
        <ButtonLink variant="outline" to={whatsappHref(chat, t('chatText', { title }))}>
          <WhatsAppIcon />
          {t('whatsapp')}
        </ButtonLink>
      )}
      {phone && (
        <ButtonLink variant="outline" to={telHref(phone)}>
          <PhoneIcon />
          {t('call')}
        </ButtonLink>
      )}
    </Actions>
  );
}

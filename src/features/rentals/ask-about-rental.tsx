/** WhatsApp, a call, or the form below: what the profile offers. */
import { useTranslation } from '../../i18n';
import { telHref, whatsappHref } from '../../lib/phone';
import { Actions, ButtonLink, PhoneIcon, WhatsAppIcon } from '../../ui';
import { useChatNumber, useOrganization } from '../organization';

interface AskAboutRentalProps {
  title: string;
  /** Whether there is a form below. */
  form: boolean;
}

export function AskAboutRental({ title, form }: AskAboutRentalProps) {
  const { t } = useTranslation('rentals');
  const phone = useOrganization()?.phone1;
  const chat = useChatNumber();
  return (
    <Actions className="no-print">
      {form && <ButtonLink to="#enquiry">{t('enquiry')}</ButtonLink>}
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

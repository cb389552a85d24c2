import { useTranslation } from '../../i18n';
import { telHref, whatsappHref } from '../../lib/phone';
import { Actions, ButtonLink, PhoneIcon, WhatsAppIcon } from '../../ui';
import { useChatNumber, useOrganization } from '../organization';

interface RentalContactButtonsProps {
  title: string;
  /** Whether there is a form further down the page. */
  hasForm: boolean;
}

/** Link to the form, WhatsApp and a phone call, as far as the company profile has them. */
export function RentalContactButtons({ title, hasForm }: RentalContactButtonsProps) {
  const { t } = useTranslation('rentals');
  const phone = useOrganization()?.phone1;
  const chat = useChatNumber();
  return (
    <Actions className="no-print">
      {hasForm && <ButtonLink to="#enquiry">{t('enquiry')}</ButtonLink>}
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

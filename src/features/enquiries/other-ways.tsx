/** Ways to reach the company without a form. */
import { useTranslation } from '../../i18n';
import { displayPhone, telHref, whatsappHref } from '../../lib/phone';
import { Actions, Num, OuterTextLink } from '../../ui';
import { useOrganization } from '../organization';

/** Links of what the profile has; `text` stands ready in the WhatsApp message. */
export function OtherWays({ text }: { text?: string }) {
  const { t } = useTranslation('enquiries');
  const { phone1, whatsapp } = useOrganization() ?? {};
  return (
    <Actions>
      {phone1 && (
        <OuterTextLink href={telHref(phone1)}>
          <Num>{displayPhone(phone1)}</Num>
        </OuterTextLink>
      )}
      {whatsapp && <OuterTextLink href={whatsappHref(whatsapp, text)}>{t('whatsapp')}</OuterTextLink>}
    </Actions>
  );
}

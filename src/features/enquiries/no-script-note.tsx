/** Without JavaScript a form cannot be sent; the phone and WhatsApp can be used. */
import { useTranslation } from '../../i18n';
import { displayPhone, telHref, whatsappHref } from '../../lib/phone';
import { Note, Num, OuterTextLink } from '../../ui';
import { useOrganisation } from '../organisation';

export function NoScriptNote() {
  const { t } = useTranslation('enquiries');
  const organisation = useOrganisation();
  const { phone1, whatsapp } = organisation ?? {};
  return (
    <noscript>
      <Note $tone="warning">
        <span>{t('noScript')}</span>
        {phone1 && (
          <OuterTextLink href={telHref(phone1)}>
            <Num>{displayPhone(phone1)}</Num>
          </OuterTextLink>
        )}
        {whatsapp && <OuterTextLink href={whatsappHref(whatsapp)}>{t('whatsapp')}</OuterTextLink>}
      </Note>
    </noscript>
  );
}

import { useDates, useTranslation } from '../../i18n';
import { displayPhone, telHref, whatsappHref } from '../../lib/phone';
import { Actions, Note, Num, OuterTextLink } from '../../ui';
import { useChatNumber, useOrganization } from '../organization';
import type { Licensed } from './licence-data';
import { useLicenceState } from './licence-state';

interface LicenceNoticeProps {
  of: Licensed;
  /** First text of a WhatsApp chat. */
  chatText?: string;
}

/** Shown where a licence is missing or expired: what that means for the visitor, and whom to ask. */
export function LicenceNotice({ of, chatText }: LicenceNoticeProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const phone = useOrganization()?.phone1;
  const chat = useChatNumber();
  const { status, licence, withheld } = useLicenceState(of);
  if (status === 'valid') return null;
  return (
    <Note
      title={
        licence
          ? t('licence.expiredTitle', { date: dates.date(licence.expires_at) })
          : t('licence.missingTitle')
      }
    >
      <p>{withheld ? t('licence.withheldText') : t('licence.askBefore')}</p>
      <Actions>
        {phone && (
          <OuterTextLink href={telHref(phone)}>
            <Num>{displayPhone(phone)}</Num>
          </OuterTextLink>
        )}
        {chat && <OuterTextLink href={whatsappHref(chat, chatText)}>{t('whatsapp')}</OuterTextLink>}
      </Actions>
    </Note>
  );
}

import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { displayPhone, telHref, whatsappHref } from '../../lib/phone';
import { Actions, Note, Num, OuterTextLink } from '../../ui';
import { useOrganization } from '../organization';

/** Phone and WhatsApp, for when a form does not work. */
export function ContactLinks() {
  const { t } = useTranslation('enquiries');
  const { phone1, whatsapp } = useOrganization() ?? {};
  return (
    <Actions>
      {phone1 && (
        <OuterTextLink href={telHref(phone1)}>
          <Num>{displayPhone(phone1)}</Num>
        </OuterTextLink>
      )}
      {whatsapp && <OuterTextLink href={whatsappHref(whatsapp)}>{t('whatsapp')}</OuterTextLink>}
    </Actions>
  );
}

/** In place of a form that failed to render. */
export function FormUnavailable() {
  const { t } = useTranslation('enquiries');
  return (
    <Note tone="warning" title={t('formUnavailable')}>
      <ContactLinks />
    </Note>
  );
}

/** Before a form, which cannot be sent without JavaScript. */
export function NoScriptNote() {
  const { t } = useTranslation('enquiries');
  return (
    <noscript>
      <BeforeForm>
        <Note title={t('noScript')}>
          <ContactLinks />
        </Note>
      </BeforeForm>
    </noscript>
  );
}

const BeforeForm = styled.div`
  padding-block-end: var(--s5);
`;

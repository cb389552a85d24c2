/** Before the maintenance form: whom to call when something cannot wait for an answer in writing. */
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../i18n';
import { displayPhone, telHref } from '../../lib/phone';
import { Actions, ButtonLink, Note, Num, PhoneIcon } from '../../ui';
import { careNumber, useOrganization } from '../organization';
import { useContactDetails } from './use-contact-details';

export function EmergencyCall() {
  const { t } = useTranslation('enquiries');
  const localized = useLocalized();
  const organization = useOrganization();
  const hours = useContactDetails()?.hours;
  const number = organization && careNumber(organization);
  if (!number) return null;
  return (
    <Note tone="error" title={t('care.title')}>
      <p>{t('care.text')}</p>
      {hours && <p>{t('care.hours', { hours: localized(hours) })}</p>}
      <Actions>
        <ButtonLink to={telHref(number)}>
          <PhoneIcon />
          <Words>
            {t('care.call')} <Phone>{displayPhone(number)}</Phone>
          </Words>
        </ButtonLink>
      </Actions>
    </Note>
  );
}

const Words = styled.span`
  min-inline-size: 0;
`;

/** It stays in one line; what an API sends for a number may be longer than a phone is wide. */
const Phone = styled(Num)`
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;

/** Below the urgency: what is faster than a form, as soon as it matters. */
import { useTranslation } from '../../i18n';
import { displayPhone, telHref } from '../../lib/phone';
import { Num, OuterTextLink } from '../../ui';
import { careNumber, useOrganization } from '../organization';

export function EmergencyHint({ urgency }: { urgency: string }) {
  const { t } = useTranslation('enquiries');
  const organization = useOrganization();
  const number = organization && careNumber(organization);
  return (
    <div aria-live="polite">
      {urgency === 'emergency' && number && (
        <p>
          {t('emergencyHint')}{' '}
          <OuterTextLink href={telHref(number)}>
            <Num>{displayPhone(number)}</Num>
          </OuterTextLink>
        </p>
      )}
    </div>
  );
}

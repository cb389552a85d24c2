import { useTranslation } from '../../i18n';
import { displayPhone, telHref } from '../../lib/phone';
import { Num, OuterTextLink } from '../../ui';
import { afterSalesNumber, useOrganization } from '../organization';
import type { FormController } from './form-controller';
import type { FieldDefinition } from './forms';

interface FieldHintProps {
  definition: FieldDefinition;
  value: string;
  /** Undefined until it is loaded. */
  controller?: FormController;
}

const hasCounter = ({ control, maxLength }: FieldDefinition) =>
  control === 'textarea' && maxLength !== undefined;

/** Whether a field has a hint, now or once it has a value. */
export const hasHint = (definition: FieldDefinition): boolean =>
  definition.hint !== undefined ||
  hasCounter(definition) ||
  definition.format === 'mobile' ||
  definition.choices === 'urgency';

/** The text below a field: its limit, an example, the normalized number, or whom to call. */
export function FieldHint({ definition, value, controller }: FieldHintProps) {
  const { t } = useTranslation('enquiries');
  const { format, choices, hint, maxLength } = definition;
  if (format === 'mobile') return <NormalizedHint number={controller?.normalizedMobile(value)} />;
  if (choices === 'urgency') return <EmergencyHint urgency={value} />;
  if (hint) return <p>{t(hint)}</p>;
  return hasCounter(definition) ? <p>{t('upTo', { count: maxLength })}</p> : null;
}

/** The number as it will be sent, where that is not what was typed. */
function NormalizedHint({ number }: { number: string | undefined }) {
  const { t } = useTranslation('enquiries');
  return (
    <div aria-live="polite">
      {number && (
        <p>
          {t('normalized')} <Num>{displayPhone(number)}</Num>
        </p>
      )}
    </div>
  );
}

/** In an emergency, the number to call. */
function EmergencyHint({ urgency }: { urgency: string }) {
  const { t } = useTranslation('enquiries');
  const organization = useOrganization();
  const number = organization && afterSalesNumber(organization);
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

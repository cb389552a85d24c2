/** A form, or, where it cannot be drawn, the other ways to reach the company. */
import { useTranslation } from '../../i18n';
import { Note, SectionBoundary } from '../../ui';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form';
import { OtherWays } from './other-ways';

export const GuardedForm = (props: EnquiryFormProps) => (
  <SectionBoundary fallback={<FormAway />}>
    <EnquiryForm {...props} />
  </SectionBoundary>
);

function FormAway() {
  const { t } = useTranslation('enquiries');
  return (
    <Note tone="warning" title={t('formAway')}>
      <OtherWays />
    </Note>
  );
}

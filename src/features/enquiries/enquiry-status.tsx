import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Note } from '../../ui';
import { ContactLinks } from './contact-links';
import type { SubmissionResultProps } from './submission-result';
import type { LoadedController } from './use-form-controller';

interface EnquiryStatusProps extends SubmissionResultProps {
  /** Undefined until it is loaded; there is nothing to report before. */
  controller: LoadedController | undefined;
}

/** The live region below a form: what became of the enquiry, or that its code did not load. */
export function EnquiryStatus({ controller, ...result }: EnquiryStatusProps) {
  const { t } = useTranslation('enquiries');
  const SubmissionResult = controller?.SubmissionResult;
  return (
    <Region role="status">
      {result.step === 'failed' ? (
        <Note tone="error" title={t('failed')}>
          <p>{t('failedHint')}</p>
          <ContactLinks />
        </Note>
      ) : (
        SubmissionResult && <SubmissionResult {...result} />
      )}
    </Region>
  );
}

/** Rendered empty and without height before there is anything to report: only then is a change announced. */
const Region = styled.div`
  &:not(:empty) {
    padding-block-start: 22px;
  }
`;

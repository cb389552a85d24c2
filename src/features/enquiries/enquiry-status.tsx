/** What became of a request, for as long as the page is open; said aloud when it changes. */
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Note } from '../../ui';
import type { AfterSendingProps } from './after-sending';
import { OtherWays } from './other-ways';
import type { Loaded } from './use-form-controller';

interface EnquiryStatusProps extends AfterSendingProps {
  /** Undefined until it is there: all it has words for happens later. */
  engine: Loaded | undefined;
}

export function EnquiryStatus({ engine, ...happened }: EnquiryStatusProps) {
  const { t } = useTranslation('enquiries');
  const Words = engine?.AfterSending;
  return (
    <Region role="status">
      {happened.step === 'failed' ? (
        <Note tone="error" title={t('failed')}>
          <p>{t('failedHint')}</p>
          <OtherWays />
        </Note>
      ) : (
        Words && <Words {...happened} />
      )}
    </Region>
  );
}

/** It stands there, empty and without height, before there is anything to say: so it is heard when there is. */
const Region = styled.div`
  &:not(:empty) {
    padding-block-start: 22px;
  }
`;

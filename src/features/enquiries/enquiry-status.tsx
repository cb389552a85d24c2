/** What became of a request, for as long as the page is open; said aloud when it changes. */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Button, Note, Num } from '../../ui';
import { OtherWays } from './other-ways';
import type { Outcome } from './outbox';
import type { Step } from './use-enquiry';

interface EnquiryStatusProps {
  step: Step;
  outcome: Outcome | undefined;
  onConfirm: () => void;
}

export function EnquiryStatus({ step, outcome, onConfirm }: EnquiryStatusProps) {
  const { t } = useTranslation('enquiries');
  const isQuiet = step === 'editing' || step === 'refused' || step === 'sent';
  return (
    <Region role="status">
      {step === 'confirming' && <Confirm onConfirm={onConfirm} />}
      {step === 'failed' && (
        <Note tone="error" title={t('failed')}>
          <p>{t('failedHint')}</p>
          <OtherWays />
        </Note>
      )}
      {isQuiet && outcome && <Became outcome={outcome} />}
    </Region>
  );
}

function Became({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('enquiries');
  if (outcome.kind === 'delivered') {
    return (
      <Note tone="success" title={t('delivered')}>
        {t('reference')} <Num>{outcome.reference}</Num>. {t('next')}
      </Note>
    );
  }
  if (outcome.kind !== 'saved') return null;
  return (
    <Note tone="warning" title={t('saved')}>
      {t(outcome.durable ? 'savedHint' : 'savedInTab')}
    </Note>
  );
}

/** It appears because a button was pressed, so it takes the focus of that press. */
function Confirm({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation('enquiries');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector('button')?.focus(), []);
  return (
    <Note title={t('confirm.title')}>
      <p>{t('confirm.why')}</p>
      <Row ref={row}>
        <Button variant="secondary" small onClick={onConfirm}>
          {t('confirm.send')}
        </Button>
      </Row>
    </Note>
  );
}

/** It stands there, empty and without height, before there is anything to say: so it is heard when there is. */
const Region = styled.div`
  &:not(:empty) {
    padding-block-start: 22px;
  }
`;

const Row = styled.div`
  padding-block-start: var(--s3);
`;

/** The words for what became of a request. Loaded with what checks the form. */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useDates, useTranslation } from '../../i18n';
import { Button, Note, Num } from '../../ui';
import type { Outcome } from './outbox';
import { StuckEnquiry } from './outbox/stuck-enquiry';
import type { Returned, Step } from './use-enquiry';

export interface AfterSendingProps {
  step: Step;
  outcome: Outcome | undefined;
  returned: Returned | undefined;
  onConfirm: () => void;
  onGeneral: () => void;
}

export function AfterSending({ step, outcome, returned, onConfirm, onGeneral }: AfterSendingProps) {
  if (step === 'confirming') return <Confirm onConfirm={onConfirm} />;
  if (step === 'sending') return null;
  if (returned) return <Back returned={returned} onGeneral={onGeneral} />;
  return outcome ? <Became outcome={outcome} /> : null;
}

function Became({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('enquiries');
  const { dateTime } = useDates();
  if (outcome.kind === 'delivered') {
    const { since, reference } = outcome;
    return (
      <Note tone="success" title={t(since === undefined ? 'delivered' : 'already')}>
        {t('reference')} <Num>{reference}</Num>.{' '}
        {since === undefined
          ? t('next')
          : t('alreadyHint', { when: dateTime(new Date(since).toISOString()) })}
      </Note>
    );
  }
  if (outcome.kind !== 'saved' && outcome.kind !== 'held') return null;
  const hints = { saved: ['savedHint', 'savedInTab'], held: ['heldHint', 'heldInTab'] } as const;
  return (
    <Note tone="warning" title={t('saved')}>
      {t(hints[outcome.kind][outcome.durable ? 0 : 1])}
    </Note>
  );
}

/** What the API did not take. Marks on fields speak for themselves when the visitor waits for them. */
function Back({ returned, onGeneral }: { returned: Returned; onGeneral: () => void }) {
  const { t } = useTranslation('enquiries');
  const { enquiry, gone, mendable, late } = returned;
  if (mendable && !gone) {
    return late ? (
      <Note tone="error" title={t('cameBack')}>
        {t('cameBackHint')}
      </Note>
    ) : null;
  }
  return (
    <StuckEnquiry
      why={gone ? 'gone' : 'rejected'}
      text={enquiry.text}
      onGeneral={gone ? onGeneral : undefined}
    />
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

const Row = styled.div`
  padding-block-start: var(--s3);
`;

import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useDates, useTranslation } from '../../i18n';
import { Button, Note, Num } from '../../ui';
import type { Outcome } from './outbox/enquiry';
import { useOutboxView } from './outbox/outbox-view';
import type { RefusedEnquiry, Step } from './submission';
import { UndeliveredEnquiry } from './undelivered-enquiry';

export interface SubmissionResultProps {
  step: Step;
  outcome: Outcome | undefined;
  refused: RefusedEnquiry | undefined;
  onConfirm: () => void;
  onSendGeneral: () => void;
}

/** What became of an enquiry, below its form. Loaded with the controller. */
export function SubmissionResult({
  step,
  outcome,
  refused,
  onConfirm,
  onSendGeneral,
}: SubmissionResultProps) {
  if (step === 'confirming') return <Confirm onConfirm={onConfirm} />;
  if (step === 'sending') return null;
  if (refused) return <RefusedNote refused={refused} onSendGeneral={onSendGeneral} />;
  return outcome ? <OutcomeNote outcome={outcome} /> : null;
}

function OutcomeNote({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('enquiries');
  const { dateTime } = useDates();
  const { background } = useOutboxView();
  if (outcome.kind === 'delivered') {
    const { since, reference } = outcome;
    return (
      <Note tone="success" title={t(since === undefined ? 'delivered' : 'already')}>
        {t('reference')} <Num>{reference}</Num>.{' '}
        {since === undefined
          ? t('deliveredHint')
          : t('alreadyHint', { when: dateTime(new Date(since).toISOString()) })}
      </Note>
    );
  }
  if (outcome.kind !== 'saved' && outcome.kind !== 'pending') return null;
  const savedHint = background.has(outcome.id) ? 'savedInBackground' : 'savedHint';
  const hints = { saved: [savedHint, 'savedInTab'], pending: ['pendingHint', 'pendingInTab'] } as const;
  return (
    <Note tone="warning" title={t(outcome.durable ? 'saved' : 'savedInTabTitle')}>
      {t(hints[outcome.kind][outcome.durable ? 0 : 1])}
    </Note>
  );
}

/** What the API refused. Marks on fields are enough when the visitor waits for them. */
function RefusedNote({
  refused,
  onSendGeneral,
}: Pick<SubmissionResultProps, 'onSendGeneral'> & { refused: RefusedEnquiry }) {
  const { t } = useTranslation('enquiries');
  const { enquiry, removed, fixable, inBackground } = refused;
  if (fixable && !removed) {
    return inBackground ? (
      <Note tone="error" title={t('returned')}>
        {t('returnedHint')}
      </Note>
    ) : null;
  }
  return (
    <UndeliveredEnquiry
      reason={removed ? 'removed' : 'rejected'}
      text={enquiry.text}
      onSendGeneral={removed ? onSendGeneral : undefined}
    />
  );
}

/** Appears when a button is pressed, and takes the focus. */
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

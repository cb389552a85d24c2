import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { Button, Num } from '../../../ui';
import { isSharedDevice } from '../../../browser/shared-device';
import { writeDraft } from '../draft';
import { forms } from '../forms';
import { UndeliveredEnquiry } from '../undelivered-enquiry';
import { withoutSubject } from './enquiry';
import { commit, dismiss, enqueue } from './lazy-outbox';
import { followed, outboxView, useOutboxView } from './outbox-view';
import type { Receipt, UndeliveredEntry } from './state';

function markRead(id: string) {
  const { unread, ...rest } = outboxView.get();
  outboxView.set({ ...rest, unread: new Set([...unread].filter((one) => one !== id)) });
}

function DeliveredItem({ entry }: { entry: Receipt }) {
  const { t } = useTranslation();
  return (
    <Delivered>
      <strong>{t('outbox.delivered')}</strong>
      <span>
        {t('outbox.reference')} <Num>{entry.reference}</Num>
      </span>
      <div>
        <Button small variant="outline" onClick={() => markRead(entry.id)}>
          {t('outbox.dismiss')}
        </Button>
      </div>
    </Delivered>
  );
}

function UndeliveredItem({ entry }: { entry: UndeliveredEntry }) {
  const { id, enquiry } = entry;
  const isRemoved = entry.state === 'refused' && entry.gone === true;
  const path = enquiry.body.page_path;
  const done = () => void dismiss(id);
  const sendGeneral = () => void enqueue(commit(withoutSubject(enquiry), id)).then(done);
  const edit = (to: string) => {
    const { form, body } = enquiry;
    const answers = Object.entries(body).filter(([name]) => name in forms[form]);
    writeDraft(form, to, Object.fromEntries(answers.map(([name, value]) => [name, String(value)])));
    void dismiss(id).then(() => navigate(to));
  };
  return (
    <UndeliveredEnquiry
      reason={isRemoved ? 'removed' : entry.state === 'expired' ? 'expired' : 'rejected'}
      text={enquiry.text}
      onSendGeneral={isRemoved ? sendGeneral : undefined}
      onEdit={path && !isRemoved && !isSharedDevice() ? () => edit(path) : undefined}
      onDone={done}
    />
  );
}

/** Enquiries that ended while no form followed them: delivered, refused or expired. */
export function OutboxNotice() {
  const { t } = useTranslation();
  const { entries, unread } = useOutboxView();
  // A live region announces what is added to it, so it is rendered before its content.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const items = entries.flatMap((entry) => {
    if (entry.state === 'waiting' || followed.has(entry.id)) return [];
    if (entry.state !== 'delivered') return [<UndeliveredItem key={entry.id} entry={entry} />];
    return unread.has(entry.id) ? [<DeliveredItem key={entry.id} entry={entry} />] : [];
  });
  return (
    <Corner aria-label={t('outbox.label')} hidden={items.length === 0}>
      <List role="status">{isReady && items}</List>
    </Corner>
  );
}

const Corner = styled.section`
  max-inline-size: 480px;
  max-block-size: calc(100vh - var(--hdr) - 2 * var(--s9));
  @supports (height: 100svh) {
    max-block-size: calc(100svh - var(--hdr) - 2 * var(--s9));
  }
  overflow: auto;
  padding: var(--s5);
  border-block-end: 3px solid var(--ink);
  background: var(--white);
  box-shadow: var(--shadow-pop);
`;

const List = styled.div`
  display: grid;
  gap: var(--s5);
`;

const Delivered = styled.div`
  display: grid;
  gap: var(--s2);
`;

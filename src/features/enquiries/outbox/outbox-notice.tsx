/** What became of enquiries while no form was looking: arrived, or to be told another way. Loaded on demand. */
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { from } from '../../../theme';
import { Button, Num } from '../../../ui';
import { dismiss } from './door';
import type { Entry } from './outbox-state';
import { outboxView, watched } from './outbox-view';
import { StuckEnquiry } from './stuck-enquiry';
import { useOutboxView } from './use-outbox-view';

function forget(id: string) {
  const { news, ...rest } = outboxView.get();
  outboxView.set({ ...rest, news: new Set([...news].filter((one) => one !== id)) });
}

function Item({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  if (entry.state === 'waiting') return null;
  if (entry.state !== 'delivered') {
    return <StuckEnquiry text={entry.enquiry.text} onDone={() => void dismiss(entry.id)} />;
  }
  return (
    <Arrived>
      <strong>{t('outbox.arrived')}</strong>
      <span>
        {t('outbox.reference')} <Num>{entry.reference}</Num>
      </span>
      <div>
        <Button small variant="outline" onClick={() => forget(entry.id)}>
          {t('outbox.done')}
        </Button>
      </div>
    </Arrived>
  );
}

export function OutboxNotice() {
  const { t } = useTranslation();
  const { entries, news } = useOutboxView();
  // A status speaks of what comes into it: it stands there before the words do.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const told = entries.filter(
    ({ id, state }) => !watched.has(id) && (state === 'delivered' ? news.has(id) : state !== 'waiting'),
  );
  return (
    <Corner className="no-print" aria-label={t('outbox.label')} hidden={told.length === 0}>
      <List role="status">{isReady && told.map((entry) => <Item key={entry.id} entry={entry} />)}</List>
    </Corner>
  );
}

const Corner = styled.section`
  position: fixed;
  z-index: 41;
  inset-block-end: calc(var(--s9) + env(safe-area-inset-bottom));
  inset-inline: var(--gutter);
  max-width: 480px;
  max-height: calc(100dvh - var(--hdr) - 2 * var(--s9));
  overflow: auto;
  padding: var(--s5);
  border-block-end: 3px solid var(--ink);
  background: var(--white);
  box-shadow: var(--shadow-pop);
  ${from('columns')} {
    inset-block-end: var(--s5);
  }
`;

const List = styled.div`
  display: grid;
  gap: var(--s5);
`;

const Arrived = styled.div`
  display: grid;
  gap: var(--s2);
`;

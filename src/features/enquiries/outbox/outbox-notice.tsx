/** What became of enquiries while no form was looking: arrived, or to be told another way. Loaded on demand. */
import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { Button, Num } from '../../../ui';
import { isSharedDevice, writeDraft } from '../draft';
import { forms } from '../forms';
import { dismiss, enqueue } from './door';
import { asGeneral } from './general';
import type { Entry, Stuck as StuckEntry } from './outbox-state';
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
  if (entry.state !== 'delivered') return <Stuck entry={entry} />;
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

function Stuck({ entry }: { entry: StuckEntry }) {
  const { id, enquiry } = entry;
  const isGone = entry.state === 'refused' && entry.gone === true;
  const path = enquiry.body.page_path;
  const done = () => void dismiss(id);
  const sendGeneral = () => void enqueue(asGeneral(enquiry), () => undefined).then(done);
  const edit = (to: string) => {
    const { form, body } = enquiry;
    const answers = Object.entries(body).filter(([name]) => name in forms[form]);
    writeDraft(form, to, Object.fromEntries(answers.map(([name, value]) => [name, String(value)])));
    void dismiss(id).then(() => navigate(to));
  };
  return (
    <StuckEnquiry
      why={isGone ? 'gone' : entry.state === 'expired' ? 'expired' : 'rejected'}
      text={enquiry.text}
      onGeneral={isGone ? sendGeneral : undefined}
      onEdit={path && !isGone && !isSharedDevice() ? () => edit(path) : undefined}
      onDone={done}
    />
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
    <Corner aria-label={t('outbox.label')} hidden={told.length === 0}>
      <List role="status">{isReady && told.map((entry) => <Item key={entry.id} entry={entry} />)}</List>
    </Corner>
  );
}

const Corner = styled.section`
  max-inline-size: 480px;
  max-block-size: calc(100vh - var(--hdr) - 2 * var(--s9));
  max-block-size: calc(100svh - var(--hdr) - 2 * var(--s9));
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

const Arrived = styled.div`
  display: grid;
  gap: var(--s2);
`;

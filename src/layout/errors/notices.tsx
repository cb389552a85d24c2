import styled from 'styled-components';
import { dismissPending, pendingAction, retryNow } from '../../browser/pending-action';
import { useStore } from '../../browser/use-store';
import { useTranslation } from '../../i18n';
import { onDark } from '../../ui';

/** Says that there is no connection, while an action of the visitor waits for it. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const pending = useStore(pendingAction, undefined);
  return (
    // The live region exists before its text: only then is the text announced.
    <div role="status" className="no-print">
      {pending && (
        <Bar as="div">
          <span>{t(pending.attempts === 0 ? 'offline.waiting' : 'offline.stillWaiting')}</span>
          <button type="button" onClick={retryNow}>
            {t('offline.tryNow')}
          </button>
          <button type="button" onClick={dismissPending}>
            {t('offline.stay')}
          </button>
        </Bar>
      )}
    </div>
  );
}

interface IncompleteNoticeProps {
  /** Address of the page: following it reloads the page, also without our code. */
  path: string;
}

/** Says that part of the page's code did not load. It is in every page, and shown while `<html data-incomplete>` is set. */
export function IncompleteNotice({ path }: IncompleteNoticeProps) {
  const { t } = useTranslation();
  return (
    <IncompleteBar role="status" className="no-print">
      <span>{t('error.incomplete')}</span>
      <a href={path}>{t('error.retry')}</a>
    </IncompleteBar>
  );
}

const Bar = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s5);
  padding-block: var(--s3);
  padding-inline: var(--gutter);
  background: var(--ink);
  font-size: var(--fs-sm);
  ${onDark}
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    text-decoration: underline;
    text-underline-offset: 0.35em;
  }
  a:hover,
  button:hover {
    color: var(--link-hover);
  }
`;

const IncompleteBar = styled(Bar)`
  html:not([data-incomplete]) & {
    display: none;
  }
`;

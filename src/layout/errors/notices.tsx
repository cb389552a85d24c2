import styled from 'styled-components';
import { keptAt } from '../../browser/kept-pages';
import { dismissPending, pendingAction, retryNow } from '../../browser/pending-action';
import { useStore } from '../../browser/use-store';
import { useDates, useTranslation } from '../../i18n';
import { CloseIcon, onDark } from '../../ui';

/**
 * Says that there is no connection, while an action of the visitor waits for it, or that the page is the copy that is kept
 * on this device.
 */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const pending = useStore(pendingAction, undefined);
  const copiedAt = useStore(keptAt, undefined);
  return (
    // The live region exists before its text: only then is the text announced.
    <div role="status" className="no-print">
      {!pending && copiedAt && (
        <Bar as="div">
          <span>{t('offline.kept', { date: dateTime(new Date(copiedAt).toISOString()) })}</span>
          <button type="button" onClick={() => window.location.reload()}>
            {t('offline.reload')}
          </button>
        </Bar>
      )}
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

/**
 * Says that part of the page's code did not load. It is in every page, shown while `<html data-incomplete>` is set, and
 * closes without our code.
 */
export function IncompleteNotice({ path }: IncompleteNoticeProps) {
  const { t } = useTranslation();
  return (
    <Incomplete open className="no-print">
      <summary aria-label={t('gallery.close')}>
        <CloseIcon />
      </summary>
      <Bar role="status">
        <span>{t('error.incomplete')}</span>
        <a href={path}>{t('error.retry')}</a>
      </Bar>
    </Incomplete>
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

const Incomplete = styled.details`
  position: relative;
  html:not([data-incomplete]) &,
  &:not([open]) {
    display: none;
  }
  summary {
    position: absolute;
    inset-block-start: var(--s3);
    inset-inline-end: var(--s3);
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    ${onDark}
  }
  ${Bar} {
    padding-inline-end: 64px;
  }
`;

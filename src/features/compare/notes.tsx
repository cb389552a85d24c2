/** What the page says where there is nothing to compare, or not everything. */
import { format, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { Button, ButtonLink, Empty, HeartIcon, Note, TextLink } from '../../ui';
import type { Column } from './column';
import { Said } from './comparison.styles';

export function NothingKept() {
  const { t } = useTranslation('compare');
  return (
    <Empty icon={HeartIcon} title={t('empty.title')} text={t('empty.text')}>
      <ButtonLink to={routes.projects}>{t('empty.action')}</ButtonLink>
    </Empty>
  );
}

export function WithoutScripts() {
  const { t } = useTranslation('compare');
  return (
    <noscript>
      <style>{'[data-scripted]{display:none}'}</style>
      <Note title={t('noScript.title')}>
        <p>{t('noScript.text')}</p>
        <TextLink to={routes.projects}>{t('empty.action')}</TextLink>
      </Note>
    </noscript>
  );
}

/** @param columns homes of which nothing is known: not yet, not now, or not any more */
export function Unread({ columns, onRetry }: { columns: readonly Column[]; onRetry: () => void }) {
  const { t } = useTranslation('compare');
  const count = (wanted: Column['standing']) => columns.filter(({ standing }) => standing === wanted).length;
  const gone = count('gone');
  return (
    <>
      <p role="status" hidden={count('asking') === 0}>
        {count('asking') > 0 && t('reading')}
      </p>
      {gone > 0 && <p>{t('goneUnknown', { count: gone, formatted: format.integer(gone) })}</p>}
      {count('remembered') > 0 && (
        <Note title={t('away.title')}>
          <Said>
            <p>{t('away.text')}</p>
            <Button variant="outline" small onClick={onRetry}>
              {t('error.retry')}
            </Button>
          </Said>
        </Note>
      )}
    </>
  );
}

/** What the page says where there is nothing to compare, or not everything. */
import { format, useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { Button, ButtonLink, Empty, HeartIcon, Note, TextLink } from '../../ui';
import { LicenceNotice } from '../licences';
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

/** @param columns homes that are kept back, because the licence of their project is missing or has ended */
export function Withheld({ columns }: { columns: readonly Column[] }) {
  const localized = useLocalized();
  const projects = new Map(columns.flatMap(({ ref, known }) => (known ? [[ref.project, known]] : [])));
  return (
    <>
      {[...projects].map(([slug, known]) => (
        <div key={slug}>
          <h3>
            <TextLink to={routes.project(slug)}>{localized(known.project)}</TextLink>
          </h3>
          <LicenceNotice of={known} />
        </div>
      ))}
    </>
  );
}

/** @param columns homes of which nothing is known: not yet, not now, or not any more */
export function Unread({ columns, onRetry }: { columns: readonly Column[]; onRetry: () => void }) {
  const { t } = useTranslation('compare');
  const count = (wanted: Column['status']) => columns.filter(({ status }) => status === wanted).length;
  const gone = count('removed');
  return (
    <>
      <p role="status" hidden={count('loading') === 0}>
        {count('loading') > 0 && t('reading')}
      </p>
      {gone > 0 && <p>{t('goneUnknown', { count: gone, formatted: format.integer(gone) })}</p>}
      {count('cached') > 0 && (
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

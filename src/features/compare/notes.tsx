import styled from 'styled-components';
import { format, useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { Actions, Button, ButtonLink, EmptyState, HeartIcon, Note, TextLink } from '../../ui';
import { LicenceNotice } from '../licences';
import { maxUnits, sameRef, type ShortlistItem } from '../shortlist';
import type { Column, LoadedColumn } from './column';

export function EmptyComparison() {
  const { t } = useTranslation('compare');
  return (
    <EmptyState icon={HeartIcon} title={t('empty.title')} text={t('empty.text')}>
      <ButtonLink to={routes.projects}>{t('empty.action')}</ButtonLink>
    </EmptyState>
  );
}

export function NoScriptNote() {
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

/** The projects of units that are not shown because the licence is missing or has expired. */
export function UnlicensedProjects({ columns }: { columns: readonly Column[] }) {
  const localized = useLocalized();
  const projects = new Map(
    columns.flatMap(({ ref, snapshot }) => (snapshot ? [[ref.project, snapshot]] : [])),
  );
  return (
    <>
      {[...projects].map(([slug, snapshot]) => (
        <div key={slug}>
          <h3>
            <TextLink to={routes.project(slug)}>{localized(snapshot.project)}</TextLink>
          </h3>
          <LicenceNotice of={snapshot} />
        </div>
      ))}
    </>
  );
}

interface MissingUnitsProps {
  /** Columns without data: still loading, unavailable or removed. */
  columns: readonly Column[];
  onRetry: () => void;
}

export function MissingUnits({ columns, onRetry }: MissingUnitsProps) {
  const { t } = useTranslation('compare');
  const countOf = (wanted: Column['status']) => columns.filter(({ status }) => status === wanted).length;
  const [loading, removed] = [countOf('loading'), countOf('removed')];
  return (
    <>
      <p role="status" hidden={loading === 0}>
        {loading > 0 && t('loading')}
      </p>
      {removed > 0 && (
        <p>{t('noLongerOfferedCount', { count: removed, formatted: format.integer(removed) })}</p>
      )}
      {countOf('cached') > 0 && (
        <Note title={t('loadError.title')}>
          <Content>
            <p>{t('loadError.text')}</p>
            <Button variant="outline" small onClick={onRetry}>
              {t('error.retry')}
            </Button>
          </Content>
        </Note>
      )}
    </>
  );
}

interface SharedNoteProps {
  saved: readonly ShortlistItem[];
  shared: readonly LoadedColumn[];
  onSave: (replacesSaved: boolean) => void;
  onOpenOwn: () => void;
}

/** Above the units of a link: they can be saved, and the visitor's own stay until a button says otherwise. */
export function SharedNote({ saved, shared, onSave, onOpenOwn }: SharedNoteProps) {
  const { t } = useTranslation('compare');
  const added = shared.filter(({ ref }) => !saved.some((item) => sameRef(item, ref))).length;
  const isTooMany = saved.length + added > maxUnits;
  const values = { count: saved.length, formatted: format.integer(saved.length) };
  const text =
    saved.length === 0 ? t('shared.saveHint') : t(isTooMany ? 'shared.tooMany' : 'shared.own', values);
  return (
    <div className="no-print">
      <Note title={t('shared.title')}>
        <Content>
          <p>{text}</p>
          <Actions>
            {shared.length > 0 && (added > 0 || saved.length === 0) && (
              <Button small onClick={() => onSave(isTooMany)}>
                {isTooMany ? t('shared.replace') : t('shared.save')}
              </Button>
            )}
            {saved.length > 0 && (
              <Button variant="outline" small onClick={onOpenOwn}>
                {t('shared.openOwn')}
              </Button>
            )}
          </Actions>
        </Content>
      </Note>
    </div>
  );
}

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s3);
`;

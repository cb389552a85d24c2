/** In place of cards that could not be had: what was chosen stays, and can be asked for again. */
import { useTranslation } from '../i18n';
import { Button, ButtonLink, CloudOffIcon, Empty } from '../ui';
import type { LivePage } from './use-live-list';

interface NotLoadedProps extends Pick<NonNullable<LivePage<unknown>['failed']>, 'retry' | 'retrying'> {
  /** Address of the first page without filters, which is known; undefined where that is the page that is missing. */
  allHref: string | undefined;
}

export function NotLoaded({ retry, retrying, allHref }: NotLoadedProps) {
  const { t } = useTranslation('listing');
  return (
    <Empty icon={CloudOffIcon} title={t('notLoaded')} text={t('notLoadedHint')}>
      <Button small busy={retrying} onClick={retry}>
        {t('retry')}
      </Button>
      {allHref && (
        <ButtonLink small variant="outline" to={allHref}>
          {t('wholeList')}
        </ButtonLink>
      )}
    </Empty>
  );
}

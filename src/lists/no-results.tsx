/** In place of cards: nothing matches, this page is past the last one, or there is nothing yet. */
import { useTranslation } from '../i18n';
import { ButtonLink, Empty, SearchXIcon } from '../ui';
import { routes } from '../lib/routes';

interface NoResultsProps {
  /** Rows on all pages. */
  total: number;
  /** Says that nothing matches, or that there is nothing. */
  title: string;
  /** What else a visitor may do. */
  hint?: string;
  /** Address of the first page without filters. */
  allHref: string;
  /** Address of the first page with these filters. */
  firstHref: string;
  filtered: boolean;
  /** Query string of the form that registers interest: what was looked for. */
  wishes?: string;
}

export function NoResults({ total, title, hint, allHref, firstHref, filtered, wishes = '' }: NoResultsProps) {
  const { t } = useTranslation('listing');
  if (total > 0)
    return (
      <Empty icon={SearchXIcon} title={t('pastTheEnd')}>
        <ButtonLink small variant="outline" to={firstHref}>
          {t('firstPage')}
        </ButtonLink>
      </Empty>
    );
  return (
    <Empty icon={SearchXIcon} title={title} text={hint}>
      {filtered && (
        <ButtonLink small variant="outline" to={allHref}>
          {t('clearFilters')}
        </ButtonLink>
      )}
      <ButtonLink small to={routes.interest + wishes}>
        {t('nav.interest')}
      </ButtonLink>
    </Empty>
  );
}

import { useTranslation } from '../../i18n';
import { ToolButton } from '../../lists';
import { BellIcon, showToast } from '../../ui';
import type { RememberedSearch } from './stored-visits';
import { sameSearch, useVisits, visits } from './visits';

export interface FollowSearchProps {
  /** The project of the page; none where units of all projects are searched. */
  project?: RememberedSearch['project'];
  /** What is searched for, as the query string of the page. */
  query: string;
}

/** Follows a search on this device: the next visit says what is new in it. */
export function FollowSearch({ project, query }: FollowSearchProps) {
  const { t } = useTranslation('visits');
  const search = { project, query };
  const isFollowed = useVisits()?.searches.some((other) => sameSearch(other, search)) ?? false;
  return (
    <ToolButton
      icon={<BellIcon />}
      label={t('follow')}
      on={isFollowed}
      onClick={() => {
        if (isFollowed) return visits.forget(search);
        const isKept = visits.remember(search, new Date().toISOString());
        void showToast(t(isKept ? 'onDevice' : 'full'));
      }}
    />
  );
}

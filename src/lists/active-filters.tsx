/** What a list is narrowed by, as tags that take it away. */
import { useTranslation } from '../i18n';
import { Tag } from '../ui';
import { markListNavigation } from './moves';

export interface ActiveFilter {
  key: string;
  label: string;
  /** Address of the list without it. */
  to: string;
}

export function ActiveFilters({ filters }: { filters: readonly ActiveFilter[] }) {
  const { t } = useTranslation('listing');
  return (
    <>
      {filters.map(({ key, label, to }) => (
        <Tag
          key={key}
          label={label}
          action={t('remove', { filter: label })}
          to={to}
          onClick={() => markListNavigation('removal')}
        />
      ))}
    </>
  );
}

import { useTranslation } from '../../i18n';
import { FilterButton } from '../../lists';
import { createLazyComponent, type ButtonVariant } from '../../ui';

const ProjectFilters = createLazyComponent(() => import('./project-filters'));

/** Opens the conditions of the list of projects on another page; what is chosen leads to the list. */
export function AllConditions({ variant }: { variant?: ButtonVariant }) {
  const { t } = useTranslation('search');
  return (
    <FilterButton variant={variant} label={t('allConditions')} preload={ProjectFilters.preload}>
      {(dialog) => <ProjectFilters {...dialog} />}
    </FilterButton>
  );
}

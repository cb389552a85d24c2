import { useTranslation } from '../../../i18n';
import { markListNavigation, ToolLink, type FilterAddress } from '../../../lists';
import { MapPinIcon } from '../../../ui';
import type { ProjectFilters } from '../project-list-request';
import { allowTiles } from './tiles-permission';

/** Shows the results on a map, and in a list again. */
export function MapToggle({ address: { filters, hrefWith } }: { address: FilterAddress<ProjectFilters> }) {
  const { t } = useTranslation('projects');
  const on = filters.view === 'map';
  return (
    <ToolLink
      icon={<MapPinIcon />}
      label={t('mapOfProjects.open')}
      on={on}
      to={hrefWith({ view: on ? undefined : 'map' })}
      onClick={() => {
        markListNavigation('filters');
        allowTiles();
      }}
    />
  );
}

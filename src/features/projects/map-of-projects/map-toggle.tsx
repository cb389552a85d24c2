import { useTranslation } from '../../../i18n';
import { markListNavigation, Scripted, type FilterAddress } from '../../../lists';
import { MapPinIcon, ToggleLink } from '../../../ui';
import type { ProjectFilters } from '../project-list-request';
import { allowTiles } from './tiles-permission';

/** Shows the projects of the list on a map, and the list again. */
export function MapToggle({ address: { filters, hrefWith } }: { address: FilterAddress<ProjectFilters> }) {
  const { t } = useTranslation('projects');
  const on = filters.view === 'map';
  return (
    <Scripted>
      <ToggleLink
        icon={MapPinIcon}
        label={t('mapOfProjects.open')}
        on={on}
        to={hrefWith({ view: on ? undefined : 'map' })}
        onClick={() => {
          markListNavigation('filters');
          allowTiles();
        }}
      />
    </Scripted>
  );
}

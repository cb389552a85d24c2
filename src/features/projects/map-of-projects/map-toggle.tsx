import { useTranslation } from '../../../i18n';
import { markListNavigation, Scripted, type FilterAddress } from '../../../lists';
import { ButtonLink, MapPinIcon } from '../../../ui';
import type { ProjectFilters } from '../project-list-request';
import { allowTiles } from './tiles-permission';

/** Shows the projects of the list on a map, and the list again. */
export function MapToggle({ address: { filters, hrefWith } }: { address: FilterAddress<ProjectFilters> }) {
  const { t } = useTranslation('projects');
  const on = filters.view === 'map';
  return (
    <Scripted>
      <ButtonLink
        small
        variant={on ? 'secondary' : 'outline'}
        on={on}
        to={hrefWith({ view: on ? undefined : 'map' })}
        onClick={() => {
          markListNavigation('filters');
          allowTiles();
        }}
      >
        <MapPinIcon />
        {t('mapOfProjects.open')}
      </ButtonLink>
    </Scripted>
  );
}

import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { KitchenIcon, SnowflakeIcon, ToggleLink } from '../../ui';
import { markListNavigation, type FilterAddress } from '../../lists';
import type { RentalFilters } from './rental-list-request';

/** The two most used filters as toggles in the toolbar. */
export function RentalToggles({ address }: { address: FilterAddress<RentalFilters> }) {
  const { t } = useTranslation('rentals');
  const conditions = useTranslation('conditions');
  const { filters, hrefWith } = address;
  const toggle = (name: 'has_ac' | 'has_kitchen') => ({
    on: filters[name] === true,
    to: hrefWith({ [name]: filters[name] ? undefined : true }),
    onClick: () => markListNavigation('filters'),
  });
  return (
    <Pair role="group" aria-label={t('filter.equipment')}>
      <ToggleLink icon={SnowflakeIcon} label={conditions.t('hasAc')} {...toggle('has_ac')} />
      <ToggleLink icon={KitchenIcon} label={conditions.t('hasKitchen')} {...toggle('has_kitchen')} />
    </Pair>
  );
}

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  @media (scripting: none) {
    display: none;
  }
`;

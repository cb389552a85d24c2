import styled from 'styled-components';
import { format, useLocalized, useTranslation } from '../../i18n';
import { manyRooms } from '../../lib/rooms';
import { markListNavigation, type FilterAddress } from '../../lists';
import { RiyalText, TextLink } from '../../ui';
import { useUnitTexts } from '../units';
import { relaxationsOf, type Relaxation } from './relaxations-of';
import type { RentalFilters } from './rental-conditions';
import { nameOfPlace } from './rental-place';
import { useAllRentals, type KnownRentals } from './use-all-rentals';

interface RentalRelaxationsProps {
  address: FilterAddress<RentalFilters>;
  known: KnownRentals;
}

/** Where nothing matches: which single condition to give up or widen, and how many homes that brings. Loaded on demand. */
export default function RentalRelaxations({ address: { filters, hrefWith }, known }: RentalRelaxationsProps) {
  const { t } = useTranslation('rentals');
  const rows = useAllRentals(known);
  const labelOf = useRelaxationLabels(filters, known);
  const relaxations = rows ? relaxationsOf(rows, filters) : [];
  if (relaxations.length === 0) return null;
  return (
    <List>
      <h4>{t('relax.heading')}</h4>
      <ul>
        {relaxations.map((relaxation) => {
          const to = hrefWith(relaxation.change);
          return (
            <li key={to}>
              <TextLink to={to} onClick={() => markListNavigation('removal')}>
                <RiyalText
                  text={t('relax.brings', {
                    change: labelOf(relaxation),
                    homes: t('count', { count: relaxation.count }),
                  })}
                />
              </TextLink>
            </li>
          );
        })}
      </ul>
    </List>
  );
}

/** What a relaxation changes, in words: “Rent up to SAR 52,000”, “2 rooms”, “Any district”. */
function useRelaxationLabels(filters: RentalFilters, { first, rest }: KnownRentals) {
  const { t } = useTranslation('rentals');
  const lists = useTranslation('lists');
  const localized = useLocalized();
  const texts = useUnitTexts();
  return ({ name, change }: Relaxation): string => {
    const { rooms, price_max } = change;
    if (price_max !== undefined)
      return t('relax.rent', { rent: t('sar', { amount: format.integer(price_max) }) });
    if (rooms !== undefined)
      return rooms >= manyRooms
        ? lists.t('rooms.orMore', { rooms })
        : lists.t('rooms.count', { count: rooms });
    const placeName = (id: string) => localized(nameOfPlace(id, [...first.data, ...rest])) || id;
    const without = (condition: string) => t('relax.without', { condition });
    switch (name) {
      case 'city':
        return without(placeName(filters.city ?? ''));
      case 'district':
        return without((filters.district ?? []).map(placeName).join(t('separator')));
      case 'furnishing':
        return without(filters.furnishing ? t(`furnishings.${filters.furnishing}`) : '');
      case 'status_id':
        return without(texts.state(filters.status_id ?? ''));
      case 'parking':
        return without(t('filter.parking'));
      case 'has_ac':
        return without(t(filters.has_ac ? 'hasAc' : 'noAc'));
      case 'has_kitchen':
        return without(t(filters.has_kitchen ? 'hasKitchen' : 'noKitchen'));
      default:
        return without(lists.t('rooms.label'));
    }
  };
}

const List = styled.div`
  h4 {
    font-weight: 500;
  }
`;

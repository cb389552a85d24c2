import styled from 'styled-components';
import { format, useLocalized, useTranslation } from '../../i18n';
import { manyRooms } from '../../domain/rooms';
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
    const labels: Record<Relaxation['name'], string> = {
      price_max: t('filter.rent'),
      rooms: lists.t('rooms.label'),
      district: (filters.district ?? []).map(placeName).join(t('separator')),
      city: placeName(filters.city ?? ''),
      parking: t(filters.parking ? 'filter.parking' : 'noParking'),
      furnishing: filters.furnishing ? t(`furnishings.${filters.furnishing}`) : '',
      has_ac: t(filters.has_ac ? 'hasAc' : 'noAc'),
      has_kitchen: t(filters.has_kitchen ? 'hasKitchen' : 'noKitchen'),
      status_id: texts.state(filters.status_id ?? ''),
    };
    return t('relax.without', { condition: labels[name] });
  };
}

const List = styled.div`
  h4 {
    font-weight: 500;
  }
`;

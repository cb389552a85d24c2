import { Link } from 'gatsby';
import { format, useTranslation } from '../../i18n';
import type { FinderData } from '../../domain/conditions/finder-data';
import { relaxationsOf, type Relaxation } from '../../domain/conditions/relaxations';
import { manyRooms } from '../../domain/rooms';
import { riyadhToday } from '../../lib/riyadh-day';
import { markListNavigation } from '../../lists';
import { RiyalText } from '../../ui';
import type { HomesProps } from './homes-props';
import { Changes } from './homes.styles';
import { useConditionTexts } from './use-condition-texts';
import { useOfferedData } from './use-offered-data';

/** Where no home matches: each single change that brings some, and how many. Loaded on demand. */
export default function Relaxations(props: HomesProps) {
  const data = useOfferedData();
  return data ? <RelaxationList {...props} data={data} /> : null;
}

function RelaxationList({ data, wanted, hrefWith }: HomesProps & { data: FinderData }) {
  const { t } = useTranslation('finder');
  const text = useRelaxationText(data, wanted);
  const changes = relaxationsOf(data, wanted, riyadhToday());
  return (
    <>
      <p role="status">{changes.length > 0 ? t('noneHint') : t('noChange')}</p>
      <Changes>
        {changes.map((relaxation) => (
          <li key={JSON.stringify([relaxation.name, relaxation.value, relaxation.change])}>
            <Link to={hrefWith(relaxation.change)} onClick={() => markListNavigation('removal')}>
              <RiyalText text={text(relaxation)} />
              <small>{t('homes', { count: relaxation.count })}</small>
            </Link>
          </li>
        ))}
      </Changes>
    </>
  );
}

/** A change of the conditions in words. */
function useRelaxationText(data: FinderData, wanted: HomesProps['wanted']) {
  const { t } = useTranslation('finder');
  const lists = useTranslation('lists');
  const projects = useTranslation('projects');
  const texts = useConditionTexts(data);
  const roomsText = (rooms: number) =>
    rooms >= manyRooms ? lists.t('rooms.orMore', { rooms }) : lists.t('rooms.count', { count: rooms });
  const conditionText = ({ name, value }: Relaxation): string => {
    const { city, rooms, area_min, handover, district = [], near = [], status_id } = wanted;
    switch (name) {
      case 'city':
        return city ? texts.city(city) : '';
      case 'district':
        return district.map(texts.district).join(t('listJoin'));
      case 'near':
        return texts.near(value ?? near[0] ?? '');
      case 'handover':
        return handover ? texts.handover(handover) : '';
      case 'area_min':
        return area_min ? texts.area(area_min) : '';
      case 'rooms':
        return rooms ? roomsText(rooms) : '';
      case 'status_id':
        return projects.t(`status.${status_id ?? ''}`, { defaultValue: projects.t('filter.status') });
      case 'available_only':
        return projects.t('filter.availableOnly');
      case 'price_max':
        return t('priceLimit.label');
    }
  };
  return (relaxation: Relaxation): string => {
    const { price_max, rooms } = relaxation.change;
    if (price_max) return t('relax.price', { price: t('sar', { amount: format.integer(price_max) }) });
    if (rooms) return t('relax.rooms', { rooms: roomsText(rooms) });
    return t('relax.remove', { condition: conditionText(relaxation) });
  };
}

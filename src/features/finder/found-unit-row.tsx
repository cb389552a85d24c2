import { Link } from 'gatsby';
import { useLocalized, useTranslation } from '../../i18n';
import type { FinderUnit } from '../../domain/conditions/finder-data';
import { routes } from '../../lib/routes';
import { RiyalText } from '../../ui';
import { LicenceLine } from '../licences';
import { useUnitTexts } from '../units';

/** A unit in one row, with what it costs and where it is; the row is a link to its page. */
export function FoundUnitRow({ unit }: { unit: FinderUnit }) {
  const { t } = useTranslation('units');
  const localized = useLocalized();
  const texts = useUnitTexts();
  const { id, project, building, flat_number, floor, rooms, total_area } = unit;
  return (
    <Link to={routes.unit(project.slug, id)}>
      <span>
        <b>{localized(project.name)}</b>
        <span>{t('explorer.unitTitle', { flat: flat_number, building: localized(building) })}</span>
      </span>
      <span>
        {[texts.roomsCount(rooms), texts.area(total_area), texts.atFloor(floor)].map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
      <strong>
        <RiyalText text={texts.priceOf(unit)} />
      </strong>
      <LicenceLine of={project} />
    </Link>
  );
}

import { format, useTranslation } from '../../i18n';
import { findUnits } from '../../domain/conditions/find';
import { findRelaxations } from '../../domain/conditions/relaxations';
import { unitConditions, type UnitConditions } from '../../domain/conditions/table';
import { riyadhToday } from '../../lib/riyadh-day';
import { Relaxations as RelaxationList, type FilterAddress } from '../../lists';
import { useOfferedData } from './use-offered-data';
import { useUnitConditionTexts } from './use-unit-condition-texts';

interface RelaxationsProps {
  wanted: UnitConditions;
  hrefWith: FilterAddress<UnitConditions>['hrefWith'];
}

/** Where no unit matches: each single change that brings some, and how many. Loaded on demand. */
export default function Relaxations({ wanted, hrefWith }: RelaxationsProps) {
  const { t } = useTranslation('conditions');
  const finder = useTranslation('finder');
  const text = useUnitConditionTexts(true);
  const data = useOfferedData();
  if (!data) return null;
  const relaxations = findRelaxations(unitConditions, wanted, (asked) => {
    const units = findUnits(data, asked, riyadhToday());
    // The cheapest first.
    const lowestPrice = units.find(({ price, state }) => price !== null && state === 'available')?.price;
    return { count: units.length, lowestPrice: lowestPrice ?? undefined };
  });
  return (
    <RelaxationList
      relaxations={relaxations}
      hrefWith={hrefWith}
      text={text}
      priceText={(price) => t('relax.price', { price: t('sar', { amount: format.integer(price) }) })}
      countText={(count) => finder.t('homes', { count })}
    />
  );
}

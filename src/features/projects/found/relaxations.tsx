import { format, useTranslation } from '../../../i18n';
import { findRelaxations } from '../../../domain/conditions/relaxations';
import { unitConditions } from '../../../domain/conditions/table';
import { findInFacets } from '../../../domain/search/find-in-facets';
import { Relaxations as RelaxationList } from '../../../lists';
import { useUnitConditionTexts } from '../../search';
import type { ResultsProps } from './after-found';

/** Where no unit matches: each single change that brings some, and how many. Loaded on demand. */
export default function Relaxations({ address: { filters, hrefWith }, page }: ResultsProps) {
  const { t } = useTranslation('conditions');
  const searchTexts = useTranslation('search');
  const text = useUnitConditionTexts(true);
  const facets = page.search?.facets ?? [];
  if (facets.length === 0) return null;
  const find = findInFacets(facets, filters);
  const relaxations = findRelaxations(unitConditions, filters, (change) => {
    const { units = 0, lowestPrice } = find(change) ?? {};
    return { count: units, lowestPrice };
  });
  return (
    <RelaxationList
      relaxations={relaxations}
      hrefWith={hrefWith}
      text={text}
      priceText={(price) => t('relax.price', { price: t('sar', { amount: format.integer(price) }) })}
      countText={(count) => searchTexts.t('homes', { count })}
    />
  );
}

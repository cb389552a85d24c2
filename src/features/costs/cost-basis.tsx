import styled from 'styled-components';
import type { PricedUnit } from './priced-unit';
import { useTranslation } from '../../i18n';
import { RiyalText } from '../../ui';
import { ChangeCosts } from './change-costs';
import { useCostRows } from './use-cost-rows';
import { useEstimate } from './use-costs';

interface CostBasisProps {
  units: readonly PricedUnit[];
  /** When their prices were read, as ISO time. */
  asOf: string;
}

/** Below figures of several homes: by which rates they are worked out, and where these are from. */
export function CostBasis({ units, asOf }: CostBasisProps) {
  const { t } = useTranslation('costs');
  const estimate = useEstimate();
  const { rowsOf } = useCostRows();
  const unit = units.find((one) => estimate(one));
  const estimated = unit && estimate(unit);
  if (!unit || !estimated) return null;
  const keys = ['tax', 'downPayment', 'loan'];
  return (
    <Basis>
      <p>{t('short')}</p>
      <ul>
        {rowsOf(estimated, unit, asOf)
          .filter(({ key }) => keys.includes(key))
          .map(({ key, name, note = '', source }) => (
            <li key={key}>
              <RiyalText text={t('basis', { name, note })} />
              {source && ` (${t('rateSource', { source: source.label, date: source.date })})`}
            </li>
          ))}
      </ul>
      <ChangeCosts {...estimated} />
    </Basis>
  );
}

const Basis = styled.div`
  display: grid;
  gap: var(--s3);
  justify-items: start;
  max-inline-size: 46rem;
  font-size: var(--fs-sm);
  color: var(--stone-700);
  @media print {
    gap: 0;
    max-inline-size: none;
    font-size: 7pt;
    line-height: 1.4;
    li {
      display: inline;
    }
    li + li::before {
      content: ' · ';
    }
  }
`;

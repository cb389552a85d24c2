import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n';
import { createLazyComponent } from '../../ui';
import type { CostBasis as LoadedBasis } from '../costs';
import { Rows, type RowsProps } from './rows';

const LoadedRows = createLazyComponent<RowsProps>(() =>
  import('./load-costs').then(({ CostRows }) => ({ default: CostRows })),
);

/** By which rates the costs are worked out. */
export const CostBasis = createLazyComponent<ComponentProps<typeof LoadedBasis>>(() =>
  import('./load-costs').then((module) => ({ default: module.CostBasis })),
);

/** Costs that every home has. */
const certain = ['tax', 'total', 'deposit', 'monthly'] as const;

/** What the homes cost; their names stand there until the code that computes it is loaded, so that nothing moves. */
export function ComparedCosts(props: RowsProps) {
  const { t } = useTranslation('costs');
  const values = props.columns.map(() => '');
  const rows = certain.map((key) => ({ key, name: t(key), values, differs: false }));
  return <LoadedRows {...props} meanwhile={<Rows {...props} rows={rows} />} />;
}

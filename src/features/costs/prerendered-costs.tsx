import { useState, type ComponentProps } from 'react';
import { createPrerendered } from '../../ui';
import { costSectionAtBuild } from './cost-section-at-build';
import { costSummaryAtBuild } from './cost-summary-at-build';
import { useCostSearch } from './cost-search';
import type { CostSection } from './cost-section';
import type { CostSummary } from './cost-summary';

const loadCosts = () => import('./unit-costs');

const Section = createPrerendered(costSectionAtBuild, () => loadCosts().then((module) => module.CostSection));
const Summary = createPrerendered(costSummaryAtBuild, () => loadCosts().then((module) => module.CostSummary));

/** What a home costs, in the HTML; its code is loaded when it is touched, or where the visitor's figures are others. */
export function UnitCosts({ home, asOf }: Omit<ComponentProps<typeof CostSection>, 'isTouched'>) {
  const [first] = useState({ home: JSON.stringify(home), asOf });
  // A home that is read again and the same needs no code for a later time.
  const readAt = JSON.stringify(home) === first.home ? first.asOf : asOf;
  return <Section home={home} asOf={readAt} isStale={useCostSearch() !== ''} />;
}

/** The line below the price, in the same way. */
export const UnitCostSummary = ({ home }: ComponentProps<typeof CostSummary>) => (
  <Summary home={home} isStale={useCostSearch() !== ''} />
);

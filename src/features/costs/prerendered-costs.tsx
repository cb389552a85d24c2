import type { ComponentProps } from 'react';
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
export const UnitCosts = (props: Omit<ComponentProps<typeof CostSection>, 'isTouched'>) => (
  <Section {...props} isStale={useCostSearch() !== ''} />
);

/** The line below the price, in the same way. */
export const UnitCostSummary = (props: ComponentProps<typeof CostSummary>) => (
  <Summary {...props} isStale={useCostSearch() !== ''} />
);

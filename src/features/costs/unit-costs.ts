/** What the page of a unit shows of costs, in one file of code. */
export { CostSection } from './cost-section';
export { CostSummary } from './cost-summary';

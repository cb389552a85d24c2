export { costCodec, useCostChoices } from './cost-choices';
export { CostSection } from './cost-section';
export { useCostRows, type CostRow } from './use-cost-rows';
export { useCosts, type CostHome } from './use-costs';

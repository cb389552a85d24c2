export { CostBasis } from './cost-basis';
export { useLinkWithCosts } from './cost-search';
export type { PaymentPlan } from './payment-steps';
export { UnitCosts, UnitCostSummary } from './prerendered-costs';
export { PrintedCosts } from './printed-costs';
export { useCostRows } from './use-cost-rows';
export { useEstimate } from './use-costs';
export { costHome, type CostHome } from './cost-home';
export { usePaymentTexts } from './use-payment-texts';

export { CostBasis } from './cost-basis';
export { useLinkWithCosts } from './cost-choices';
export { CostSection } from './cost-section';
export { CostSummary } from './cost-summary';
export type { PaymentPlan } from './payment-steps';
export { PrintedCosts } from './printed-costs';
export { useCostRows } from './use-cost-rows';
export { costHome, useEstimate, type CostHome } from './use-costs';
export { usePaymentTexts } from './use-payment-texts';

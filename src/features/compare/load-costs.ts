/** What the comparison shows of costs, in one file of code. */
export { CostBasis } from '../costs';
export { CostRows } from './cost-rows';

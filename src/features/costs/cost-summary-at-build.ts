/** The line at the build. In browsers webpack makes this module empty (`on-create-webpack-config.ts`); see `prerendered.tsx`. */
import { CostSummary } from './cost-summary';

export const costSummaryAtBuild: typeof CostSummary | undefined = CostSummary;

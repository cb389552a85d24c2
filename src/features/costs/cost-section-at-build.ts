/** The section at the build. In browsers webpack makes this module empty (`on-create-webpack-config.ts`); see `prerendered.tsx`. */
import { CostSection } from './cost-section';

export const costSectionAtBuild: typeof CostSection | undefined = CostSection;

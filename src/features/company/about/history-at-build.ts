/** The history at the build. In browsers webpack makes this module empty (`on-create-webpack-config.ts`). */
import { History } from './history';

export const historyAtBuild: typeof History | undefined = History;

/** The promised dates at the build. In browsers webpack makes this module empty (`on-create-webpack-config.ts`). */
import { PromisedHandoversList } from './promised-handovers';

export const promisedHandoversAtBuild: typeof PromisedHandoversList | undefined = PromisedHandoversList;

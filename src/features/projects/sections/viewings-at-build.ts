/** The viewing times at the build. In browsers webpack makes this module empty (`on-create-webpack-config.ts`). */
import { Viewings } from './viewings';

export const viewingsAtBuild: typeof Viewings | undefined = Viewings;
